import type { StaffText } from "../../config/staff-text";
import { SHARED_WORDS } from "../language/shared-words";

/** What several pages say. */
export const PAGE_WORDS = {
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
