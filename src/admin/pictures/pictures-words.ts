import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const PICTURES_WORDS = {
  title: ["Pictures and videos", "Fotos y vídeos", "Foto e video"],
  intro: [
    "All pictures of the website, each with the pages it is on. A new one is chosen in the entry where it is to be seen.",
    "Todas las fotos de la web, cada una con las páginas donde está. Una nueva se elige en la entrada donde se va a ver.",
    "Tutte le foto del sito, ognuna con le pagine in cui si trova. Una nuova si sceglie nella voce in cui si deve vedere.",
  ],
  loading: ["One moment…", "Un momento…", "Un momento…"],
  close: ["Close", "Cerrar", "Chiudi"],
  onlyUnused: [
    "Only those that no page shows",
    "Solo las que no salen en ninguna página",
    "Solo quelle che nessuna pagina mostra",
  ],
  unused: ["On no page", "En ninguna página", "In nessuna pagina"],
  usedOn: ["On", "En", "In"],
  select: ["Select {name}", "Seleccionar {name}", "Seleziona {name}"],
  remove: ["Remove the selected ones", "Quitar las seleccionadas", "Rimuovi quelle selezionate"],
  reallyRemove: [
    "Remove {count} from the website? They stay in the bin and can be brought back.",
    "¿Quitar {count} de la web? Quedan en la papelera y se pueden recuperar.",
    "Rimuovere {count} dal sito? Restano nel cestino e si possono ripristinare.",
  ],
  removed: ["Removed. They are in the bin.", "Quitadas. Están en la papelera.", "Rimosse. Sono nel cestino."],
  none: ["There are none.", "No hay ninguna.", "Non ce ne sono."],
} as const satisfies Record<string, StaffText>;

/** Gets a text about pictures by its key. */
export type PicturesWords = (key: keyof typeof PICTURES_WORDS) => string;

/** Creates what gets the texts in a language of the office. */
export function createPicturesWords(staff: StaffLocale): PicturesWords {
  return (key) => say(PICTURES_WORDS[key], staff);
}
