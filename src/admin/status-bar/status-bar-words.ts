import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const STATUS_BAR_WORDS = {
  live: [
    "Live: the site shows the last save",
    "Publicado: la web muestra lo último guardado",
    "Online: il sito mostra l'ultimo salvataggio",
  ],
  publishing: ["Publishing…", "Publicando…", "Pubblicazione in corso…"],
  failed: [
    "Not published: the last good version stays live",
    "No publicado: sigue en línea la última versión buena",
    "Non pubblicato: resta online l'ultima versione buona",
  ],
  failedBecause: [
    "What was saved is kept. Ask the person who looks after the website to have a look.",
    "Lo guardado no se pierde. Pide a quien cuida la web que lo mire.",
    "Quello che hai salvato non va perso. Chiedi a chi cura il sito di dare un'occhiata.",
  ],
  unreachable: [
    "The website does not answer. Check the connection.",
    "La web no responde. Comprueba la conexión.",
    "Il sito non risponde. Controlla la connessione.",
  ],
  signedOut: [
    "You are signed out. What you typed stays here: sign in in another tab, then save here again.",
    "Tu sesión terminó. Lo que escribiste sigue aquí: inicia sesión en otra pestaña y guarda aquí de nuevo.",
    "La tua sessione è finita. Quello che hai scritto resta qui: accedi in un'altra scheda e salva di nuovo qui.",
  ],
  signIn: ["Sign in in another tab", "Iniciar sesión en otra pestaña", "Accedi in un'altra scheda"],
  unsaved: [
    "Not saved: the site does not show what stands here",
    "No guardado: la web no muestra lo que hay aquí",
    "Non salvato: il sito non mostra quello che c'è qui",
  ],
  saved: [
    "Saved. The site shows it in a few minutes.",
    "Guardado. La web lo mostrará en unos minutos.",
    "Salvato. Il sito lo mostrerà tra qualche minuto.",
  ],
  notStarted: ["The editor could not be opened", "No se pudo abrir el editor", "Impossibile aprire l'editor"],
  tryAgain: [
    "check the connection, then load the page again.",
    "comprueba la conexión y vuelve a cargar la página.",
    "controlla la connessione, poi ricarica la pagina.",
  ],
  notEditable: [
    "this website was set up without its editor, so nothing can be saved here. Who set it up finds in the guide how to connect it.",
    "esta web se instaló sin su editor, así que aquí no se puede guardar nada. Quien la instaló encuentra en la guía cómo conectarlo.",
    "questo sito è stato installato senza il suo editor, quindi qui non si può salvare nulla. Chi l'ha installato trova nella guida come collegarlo.",
  ],
  tools: ["Tools of the editor", "Herramientas del editor", "Strumenti dell'editor"],
  checks: ["To do", "Pendientes", "Da fare"],
  checksTitle: [
    "What is left to do on the site",
    "Qué queda por hacer en la web",
    "Cosa resta da fare sul sito",
  ],
  nothing: ["Nothing to do.", "Nada pendiente.", "Niente da fare."],
  quick: ["Quick changes", "Cambios rápidos", "Modifiche rapide"],
  pictures: ["Pictures", "Fotos", "Foto"],
  bin: ["Bin", "Papelera", "Cestino"],
  versions: ["Earlier versions", "Versiones anteriores", "Versioni precedenti"],
  close: ["Close", "Cerrar", "Chiudi"],
  site: ["Site", "Web", "Sito"],
  see: ["See it on the site", "Verlo en la web", "Guardalo sul sito"],
  refused: [
    "Not saved. Put this right, then save again:",
    "No se guardó. Corrige esto y guarda de nuevo:",
    "Non salvato. Correggi questo, poi salva di nuovo:",
  ],
  kept: [
    "Not deleted. Put this right first:",
    "No se eliminó. Corrige esto primero:",
    "Non eliminato. Correggi prima questo:",
  ],
  theirs: ["Saved now", "Guardado ahora", "Salvato ora"],
  mine: ["Yours", "Lo tuyo", "Il tuo"],
  empty: ["(nothing)", "(nada)", "(niente)"],
  showTheirs: ["Show theirs", "Mostrar lo suyo", "Mostra il loro"],
  copyMine: ["Keep mine to paste", "Copiar lo mío para pegarlo", "Copia il mio da incollare"],
  copied: ["Copied", "Copiado", "Copiato"],
  notCopied: [
    "Could not be copied: copy it from the fields",
    "No se pudo copiar: cópialo de los campos",
    "Non è stato possibile copiarlo: copialo dai campi",
  ],
  replaceTheirs: [
    "Replace theirs with mine",
    "Reemplazar lo suyo por lo mío",
    "Sostituisci il loro con il mio",
  ],
  deleteTheirs: ["Delete it nevertheless", "Eliminarla de todos modos", "Eliminala comunque"],
  publishAgain: [
    "Publish again: what is saved now will be replaced by yours.",
    "Publica otra vez: lo tuyo reemplazará lo que está guardado ahora.",
    "Pubblica di nuovo: il tuo sostituirà quello che è salvato ora.",
  ],
  deleteAgain: [
    "Delete the entry again: it will be deleted as it is saved now.",
    "Elimina la entrada otra vez: se eliminará tal como está guardada ahora.",
    "Elimina di nuovo la voce: verrà eliminata così come è salvata ora.",
  ],
} as const satisfies Record<string, StaffText>;

/** Gets a text of the status bar by its key. */
export type Words = (key: keyof typeof STATUS_BAR_WORDS) => string;

/** Creates what gets the texts in a language of the office. */
export function createWords(staff: StaffLocale): Words {
  return (key) => say(STATUS_BAR_WORDS[key], staff);
}
