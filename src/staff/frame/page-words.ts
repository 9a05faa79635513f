import type { StaffText } from "../../config/staff-text";
import { SHARED_WORDS } from "../language/shared-words";

/** Titles of the pages, and what several of them say. */
export const PAGE_WORDS = {
  me: { en: "My name and devices", es: "Mi nombre y dispositivos", it: "Il mio nome e i dispositivi" },
  quick: { en: "Quick changes", es: "Cambios rápidos", it: "Modifiche rapide" },
  enquiries: { en: "Enquiries", es: "Consultas", it: "Richieste" },
  people: { en: "People", es: "Personas", it: "Persone" },
  notLoaded: {
    en: "This page could not be loaded. Check the connection.",
    es: "No se pudo cargar esta página. Comprueba la conexión.",
    it: "Non è stato possibile caricare la pagina. Controlla la connessione.",
  },
  again: SHARED_WORDS.again,
  cancel: { en: "Cancel", es: "Cancelar", it: "Annulla" },
  owner: { en: "Owner", es: "Responsable", it: "Responsabile" },
  staff: { en: "Staff", es: "Personal", it: "Personale" },
} as const satisfies Record<string, StaffText>;
