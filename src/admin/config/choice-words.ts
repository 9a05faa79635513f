import { PARTNER_KIND_WORDS } from "../../config/partners";
import { TEAM_LANGUAGE_WORDS } from "../../config/team";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

/** The words for values of closed lists. A test holds them against the schema. */
export const CHOICE_WORDS: Readonly<Record<string, StaffText>> = {
  monday: { en: "Monday", es: "Lunes", it: "Lunedì" },
  tuesday: { en: "Tuesday", es: "Martes", it: "Martedì" },
  wednesday: { en: "Wednesday", es: "Miércoles", it: "Mercoledì" },
  thursday: { en: "Thursday", es: "Jueves", it: "Giovedì" },
  friday: { en: "Friday", es: "Viernes", it: "Venerdì" },
  saturday: { en: "Saturday", es: "Sábado", it: "Sabato" },
  sunday: { en: "Sunday", es: "Domingo", it: "Domenica" },
  bayahibe: { en: "Bayahíbe", es: "Bayahíbe", it: "Bayahíbe" },
  "punta-cana": { en: "Punta Cana", es: "Punta Cana", it: "Punta Cana" },
  "la-romana-cruises": {
    en: "La Romana Cruises Zone",
    es: "Zona de cruceros de La Romana",
    it: "Zona crociere di La Romana",
  },
  "on-sale": { en: "On sale", es: "A la venta", it: "In vendita" },
  paused: {
    en: "Paused: off sale, the page stays",
    es: "En pausa: fuera de venta, la página sigue",
    it: "In pausa: non in vendita, la pagina resta",
  },
  hidden: { en: "Hidden: not on the site", es: "Oculta: no está en la web", it: "Nascosta: non è sul sito" },
  "per-person": { en: "per person", es: "por persona", it: "a persona" },
  "per-2-persons": { en: "for 2 persons", es: "para 2 personas", it: "per 2 persone" },
  "per-boat": { en: "for the whole boat", es: "por el barco completo", it: "per l'intera barca" },
  sea: { en: "Sea", es: "Mar", it: "Mare" },
  culture: { en: "Culture", es: "Cultura", it: "Cultura" },
  adventure: { en: "Adventure", es: "Aventura", it: "Avventura" },
  family: { en: "Family", es: "Familia", it: "Famiglia" },
  nature: { en: "Nature", es: "Naturaleza", it: "Natura" },
  romance: { en: "Romance", es: "Romance", it: "Romantico" },
  nightlife: { en: "Nightlife", es: "Vida nocturna", it: "Vita notturna" },
  wildlife: { en: "Wildlife", es: "Fauna", it: "Fauna" },
  comfort: { en: "Comfort", es: "Comodidad", it: "Comfort" },
  babies: { en: "A baby", es: "Un bebé", it: "Un neonato" },
  pregnant: { en: "Pregnancy", es: "Embarazo", it: "Gravidanza" },
  wheelchair: { en: "A wheelchair", es: "Silla de ruedas", it: "Sedia a rotelle" },
  "under-2": { en: "Children under 2", es: "Menores de 2 años", it: "Bambini sotto i 2 anni" },
  "back-or-heart": {
    en: "Back or heart trouble",
    es: "Problemas de espalda o de corazón",
    it: "Problemi alla schiena o al cuore",
  },
  "non-swimmers": { en: "Non-swimmers", es: "Quien no sabe nadar", it: "Chi non sa nuotare" },
  ...PARTNER_KIND_WORDS,
  ...TEAM_LANGUAGE_WORDS,
  USD: { en: "US dollars", es: "Dólares de EE. UU.", it: "Dollari USA" },
};

/** Says a value of a closed list in the words of the form; one without words as it is. */
export function sayChoice(value: string, staff: StaffLocale): string {
  const words = CHOICE_WORDS[value];
  return words ? say(words, staff) : value;
}
