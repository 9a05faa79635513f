import type { StaffText, Words } from "../../config/staff-text";
import { SHARED_WORDS } from "../../staff/language/shared-words";

/** The texts about the pictures of the site. */
export const PICTURES_WORDS = {
  title: { en: "Pictures and videos", es: "Fotos y videos", it: "Foto e video" },
  intro: {
    en: "All pictures of the website, each with the pages it is on. A new one is chosen in the entry where it is to be seen.",
    es: "Todas las fotos de la web, cada una con las páginas donde está. Una nueva se elige en la entrada donde se va a ver.",
    it: "Tutte le foto del sito, ognuna con le pagine in cui si trova. Una nuova si sceglie nella voce in cui si deve vedere.",
  },
  loading: SHARED_WORDS.loading,
  close: SHARED_WORDS.close,
  onlyUnused: {
    en: "Only those that no page shows",
    es: "Solo las que no salen en ninguna página",
    it: "Solo quelle che nessuna pagina mostra",
  },
  unused: { en: "On no page", es: "En ninguna página", it: "In nessuna pagina" },
  usedOn: { en: "On", es: "En", it: "In" },
  select: { en: "Select {{name}}", es: "Seleccionar {{name}}", it: "Seleziona {{name}}" },
  remove: {
    en: "Remove the selected ones",
    es: "Quitar las seleccionadas",
    it: "Rimuovi quelle selezionate",
  },
  reallyRemove: {
    en: "Remove {{count}} from the website? They stay in the bin and can be brought back.",
    es: "¿Quitar {{count}} de la web? Quedan en la papelera y se pueden recuperar.",
    it: "Rimuovere {{count}} dal sito? Restano nel cestino e si possono ripristinare.",
  },
  removed: {
    en: "Removed. They are in the bin.",
    es: "Quitadas. Están en la papelera.",
    it: "Rimosse. Sono nel cestino.",
  },
  none: { en: "There are none.", es: "No hay ninguna.", it: "Non ce ne sono." },
} as const satisfies Record<string, StaffText>;

export type PicturesWords = Words<keyof typeof PICTURES_WORDS>;
