import type { StaffText } from "./staff-text";

/** The words for values of closed lists. A test holds them against the schema. */
export const CHOICE_WORDS: Readonly<Record<string, StaffText>> = {
  monday: ["Monday", "Lunes"],
  tuesday: ["Tuesday", "Martes"],
  wednesday: ["Wednesday", "Miércoles"],
  thursday: ["Thursday", "Jueves"],
  friday: ["Friday", "Viernes"],
  saturday: ["Saturday", "Sábado"],
  sunday: ["Sunday", "Domingo"],
  bayahibe: ["Bayahíbe", "Bayahíbe"],
  "punta-cana": ["Punta Cana", "Punta Cana"],
  "la-romana-cruises": ["La Romana Cruises Zone", "Zona de cruceros de La Romana"],
  "per-person": ["per person", "por persona"],
  "per-2-persons": ["for 2 persons", "para 2 personas"],
  "per-boat": ["for the whole boat", "por el barco completo"],
  sea: ["Sea", "Mar"],
  culture: ["Culture", "Cultura"],
  adventure: ["Adventure", "Aventura"],
  family: ["Family", "Familia"],
  nature: ["Nature", "Naturaleza"],
  romance: ["Romance", "Romance"],
  nightlife: ["Nightlife", "Vida nocturna"],
  wildlife: ["Wildlife", "Fauna"],
  comfort: ["Comfort", "Comodidad"],
  USD: ["US dollars", "Dólares de EE. UU."],
};
