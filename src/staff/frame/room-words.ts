import type { StaffText } from "../../config/staff-text";

/** The rooms of the staff's side: their names in the menu and the titles of their pages. */
export const ROOM_WORDS = {
  enquiries: { en: "Enquiries", es: "Consultas", it: "Richieste" },
  departures: { en: "Departures", es: "Salidas", it: "Partenze" },
  reviews: { en: "Reviews", es: "Opiniones", it: "Recensioni" },
  letters: { en: "Letters", es: "Boletines", it: "Newsletter" },
  partners: { en: "Partners", es: "Colaboradores", it: "Partner" },
  quick: { en: "Quick changes", es: "Cambios rápidos", it: "Modifiche rapide" },
  website: { en: "Website", es: "Sitio web", it: "Sito web" },
  people: { en: "People", es: "Personas", it: "Persone" },
  me: { en: "My name and devices", es: "Mi nombre y dispositivos", it: "Il mio nome e i dispositivi" },
} as const satisfies Record<string, StaffText>;
