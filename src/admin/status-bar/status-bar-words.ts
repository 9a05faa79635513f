import type { StaffText, Words } from "../../config/staff-text";
import { SHARED_WORDS } from "../../staff/language/shared-words";

/** The texts of the status bar. */
export const STATUS_BAR_WORDS = {
  live: {
    en: "Live: the site shows the last save",
    es: "Publicado: la web muestra lo último guardado",
    it: "Online: il sito mostra l'ultimo salvataggio",
  },
  publishing: { en: "Publishing…", es: "Publicando…", it: "Pubblicazione in corso…" },
  failed: {
    en: "Not published: the last good version stays live",
    es: "No publicado: sigue en línea la última versión buena",
    it: "Non pubblicato: resta online l'ultima versione buona",
  },
  failedBecause: {
    en: "What was saved is kept. Ask the person who looks after the website to have a look.",
    es: "Lo guardado no se pierde. Pide a quien cuida la web que lo mire.",
    it: "Quello che hai salvato non va perso. Chiedi a chi cura il sito di dare un'occhiata.",
  },
  unreachable: {
    en: "The website does not answer. Check the connection.",
    es: "La web no responde. Comprueba la conexión.",
    it: "Il sito non risponde. Controlla la connessione.",
  },
  signedOut: SHARED_WORDS.signedOut,
  signIn: SHARED_WORDS.signIn,
  unsaved: {
    en: "Not saved: the site does not show what stands here",
    es: "No guardado: la web no muestra lo que hay aquí",
    it: "Non salvato: il sito non mostra quello che c'è qui",
  },
  saved: {
    en: "Saved. The site shows it in a few minutes.",
    es: "Guardado. La web lo mostrará en unos minutos.",
    it: "Salvato. Il sito lo mostrerà tra qualche minuto.",
  },
  notStarted: {
    en: "The editor could not be opened",
    es: "No se pudo abrir el editor",
    it: "Impossibile aprire l'editor",
  },
  tryAgain: {
    en: "check the connection, then load the page again.",
    es: "comprueba la conexión y vuelve a cargar la página.",
    it: "controlla la connessione, poi ricarica la pagina.",
  },
  notEditable: {
    en: "this website was set up without its editor, so nothing can be saved here. Who set it up finds in the guide how to connect it.",
    es: "esta web se instaló sin su editor, así que aquí no se puede guardar nada. Quien la instaló encuentra en la guía cómo conectarlo.",
    it: "questo sito è stato installato senza il suo editor, quindi qui non si può salvare nulla. Chi l'ha installato trova nella guida come collegarlo.",
  },
  tools: { en: "Tools of the editor", es: "Herramientas del editor", it: "Strumenti dell'editor" },
  checks: { en: "To do", es: "Pendientes", it: "Da fare" },
  checksTitle: {
    en: "What is left to do on the site",
    es: "Qué queda por hacer en la web",
    it: "Cosa resta da fare sul sito",
  },
  nothing: { en: "Nothing to do.", es: "Nada pendiente.", it: "Niente da fare." },
  quick: { en: "Quick changes", es: "Cambios rápidos", it: "Modifiche rapide" },
  pictures: { en: "Pictures", es: "Fotos", it: "Foto" },
  bin: { en: "Bin", es: "Papelera", it: "Cestino" },
  versions: { en: "Earlier versions", es: "Versiones anteriores", it: "Versioni precedenti" },
  close: SHARED_WORDS.close,
  site: { en: "Site", es: "Web", it: "Sito" },
  see: { en: "See it on the site", es: "Verlo en la web", it: "Guardalo sul sito" },
  refused: {
    en: "Not saved. Put this right, then save again:",
    es: "No se guardó. Corrige esto y guarda de nuevo:",
    it: "Non salvato. Correggi questo, poi salva di nuovo:",
  },
  kept: {
    en: "Not deleted. Put this right first:",
    es: "No se eliminó. Corrige esto primero:",
    it: "Non eliminato. Correggi prima questo:",
  },
  theirs: { en: "Saved now", es: "Guardado ahora", it: "Salvato ora" },
  mine: { en: "Yours", es: "Lo tuyo", it: "Il tuo" },
  empty: SHARED_WORDS.nothing,
  showTheirs: { en: "Show theirs", es: "Mostrar lo suyo", it: "Mostra il loro" },
  copyMine: { en: "Keep mine to paste", es: "Copiar lo mío para pegarlo", it: "Copia il mio da incollare" },
  copied: { en: "Copied", es: "Copiado", it: "Copiato" },
  notCopied: {
    en: "Could not be copied: copy it from the fields",
    es: "No se pudo copiar: cópialo de los campos",
    it: "Non è stato possibile copiarlo: copialo dai campi",
  },
  takeChosen: { en: "Take what is chosen", es: "Usar lo elegido", it: "Usa quello che è scelto" },
  publishAgain: {
    en: "It stands in the form now: look at it and publish again.",
    es: "Ya está en el formulario: míralo y publica otra vez.",
    it: "Ora è nel modulo: guardalo e pubblica di nuovo.",
  },
  deleteTheirs: { en: "Delete it nevertheless", es: "Eliminarla de todos modos", it: "Eliminala comunque" },
  deleteAgain: {
    en: "Delete the entry again: it will be deleted as it is saved now.",
    es: "Elimina la entrada otra vez: se eliminará tal como está guardada ahora.",
    it: "Elimina di nuovo la voce: verrà eliminata così come è salvata ora.",
  },
} as const satisfies Record<string, StaffText>;

export type StatusBarWords = Words<keyof typeof STATUS_BAR_WORDS>;
