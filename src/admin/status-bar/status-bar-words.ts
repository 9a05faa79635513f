import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const STATUS_BAR_WORDS = {
  live: ["Live: the site shows the last save", "Publicado: la web muestra lo último guardado"],
  publishing: ["Publishing…", "Publicando…"],
  failed: [
    "Not published: the last good version stays live",
    "No publicado: sigue en línea la última versión buena",
  ],
  unreachable: [
    "The site's server does not answer. Is it running?",
    "El servidor de la web no responde. ¿Está en marcha?",
  ],
  signedOut: [
    "You are signed out. What you typed stays here: sign in in another tab, then save here again.",
    "Tu sesión terminó. Lo que escribiste sigue aquí: inicia sesión en otra pestaña y guarda aquí de nuevo.",
  ],
  unsaved: [
    "Not saved: the site does not show what stands here",
    "No guardado: la web no muestra lo que hay aquí",
  ],
  saved: [
    "Saved. The site shows it once it has been built.",
    "Guardado. La web lo mostrará cuando se haya construido.",
  ],
  notStarted: ["The editor could not be opened", "No se pudo abrir el editor"],
  notEditable: [
    "this website was set up without its editor, so nothing can be saved here. Who set it up finds in the guide how to connect it.",
    "esta web se instaló sin su editor, así que aquí no se puede guardar nada. Quien la instaló encuentra en la guía cómo conectarlo.",
  ],
  checks: ["To do", "Pendientes"],
  checksTitle: ["What is left to do on the site", "Qué queda por hacer en la web"],
  nothing: ["Nothing to do.", "Nada pendiente."],
  close: ["Close", "Cerrar"],
  site: ["Site", "Web"],
  refused: ["Not saved. Put this right, then save again:", "No se guardó. Corrige esto y guarda de nuevo:"],
  kept: ["Not deleted. Put this right first:", "No se eliminó. Corrige esto primero:"],
  theirs: ["Saved now", "Guardado ahora"],
  mine: ["Yours", "Lo tuyo"],
  empty: ["(nothing)", "(nada)"],
  copyMine: ["Copy mine", "Copiar lo mío"],
  copied: ["Copied", "Copiado"],
  notCopied: ["Could not be copied: copy it from the fields", "No se pudo copiar: cópialo de los campos"],
  replaceTheirs: ["Replace theirs with mine", "Reemplazar lo suyo por lo mío"],
  deleteTheirs: ["Delete it nevertheless", "Eliminarla de todos modos"],
  publishAgain: [
    "Publish again: what is saved now will be replaced by yours.",
    "Publica otra vez: lo tuyo reemplazará lo que está guardado ahora.",
  ],
  deleteAgain: [
    "Delete the entry again: it will be deleted as it is saved now.",
    "Elimina la entrada otra vez: se eliminará tal como está guardada ahora.",
  ],
  openTheirs: ["Open what is saved", "Abrir lo guardado"],
  other: ["Español", "English"],
} as const satisfies Record<string, StaffText>;

/** Gets a text of the status bar by its key. */
export type Words = (key: keyof typeof STATUS_BAR_WORDS) => string;

/** Creates what gets the texts in a language of the office. */
export function createWords(staff: StaffLocale): Words {
  return (key) => say(STATUS_BAR_WORDS[key], staff);
}
