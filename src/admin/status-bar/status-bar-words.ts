import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const STATUS_BAR_WORDS = {
  live: [
    "Live: the site shows the last save",
    "Publicado: la web muestra lo último guardado",
    "Publicado: la web muestra lo último guardado",
  ],
  publishing: ["Publishing…", "Publicando…", "Publicando…"],
  failed: [
    "Not published: the last good version stays live",
    "No publicado: sigue en línea la última versión buena",
    "No publicado: sigue en línea la última versión buena",
  ],
  unreachable: [
    "The site's server does not answer. Is it running?",
    "El servidor de la web no responde. ¿Está en marcha?",
    "El servidor de la web no responde. ¿Está en marcha?",
  ],
  signedOut: [
    "You are signed out. What you typed stays here: open the newest link “Editor:” of the window with “npm start” in another tab, then save here again.",
    "Tu sesión terminó. Lo que escribiste sigue aquí: abre en otra pestaña el enlace más reciente «Editor:» de la ventana con «npm start» y guarda aquí de nuevo.",
    "Tu sesión terminó. Lo que escribiste sigue aquí: abre en otra pestaña el enlace más reciente «Editor:» de la ventana con «npm start» y guarda aquí de nuevo.",
  ],
  unsaved: [
    "Not saved: the site does not show what stands here",
    "No guardado: la web no muestra lo que hay aquí",
    "No guardado: la web no muestra lo que hay aquí",
  ],
  saved: [
    "Saved. The site shows it once it has been built.",
    "Guardado. La web lo mostrará cuando se haya construido.",
    "Guardado. La web lo mostrará cuando se haya construido.",
  ],
  notStarted: ["The editor could not be opened", "No se pudo abrir el editor", "No se pudo abrir el editor"],
  notEditable: [
    "this website is not connected to a repository, so nothing can be saved here. Edit on the computer where it was started with “npm start”, or have CMS_REPO set (docs/hosting).",
    "esta web no está conectada a un repositorio, así que aquí no se puede guardar nada. Edita en la computadora donde se inició con «npm start», o pide que configuren CMS_REPO (docs/hosting).",
    "esta web no está conectada a un repositorio, así que aquí no se puede guardar nada. Edita en la computadora donde se inició con «npm start», o pide que configuren CMS_REPO (docs/hosting).",
  ],
  checks: ["To do", "Pendientes", "Pendientes"],
  checksTitle: [
    "What is left to do on the site",
    "Qué queda por hacer en la web",
    "Qué queda por hacer en la web",
  ],
  nothing: ["Nothing to do.", "Nada pendiente.", "Nada pendiente."],
  close: ["Close", "Cerrar", "Cerrar"],
  site: ["Site", "Web", "Web"],
  refused: [
    "Not saved. Put this right, then save again:",
    "No se guardó. Corrige esto y guarda de nuevo:",
    "No se guardó. Corrige esto y guarda de nuevo:",
  ],
  kept: [
    "Not deleted. Put this right first:",
    "No se eliminó. Corrige esto primero:",
    "No se eliminó. Corrige esto primero:",
  ],
  theirs: ["Saved now", "Guardado ahora", "Guardado ahora"],
  mine: ["Yours", "Lo tuyo", "Lo tuyo"],
  empty: ["(nothing)", "(nada)", "(nada)"],
  copyMine: ["Copy mine", "Copiar lo mío", "Copia il mio"],
  copied: ["Copied", "Copiado", "Copiado"],
  notCopied: [
    "Could not be copied: copy it from the fields",
    "No se pudo copiar: cópialo de los campos",
    "No se pudo copiar: cópialo de los campos",
  ],
  replaceTheirs: [
    "Replace theirs with mine",
    "Reemplazar lo suyo por lo mío",
    "Reemplazar lo suyo por lo mío",
  ],
  deleteTheirs: ["Delete it nevertheless", "Eliminarla de todos modos", "Eliminarla de todos modos"],
  publishAgain: [
    "Publish again: what is saved now will be replaced by yours.",
    "Publica otra vez: lo tuyo reemplazará lo que está guardado ahora.",
    "Publica otra vez: lo tuyo reemplazará lo que está guardado ahora.",
  ],
  deleteAgain: [
    "Delete the entry again: it will be deleted as it is saved now.",
    "Elimina la entrada otra vez: se eliminará tal como está guardada ahora.",
    "Elimina la entrada otra vez: se eliminará tal como está guardada ahora.",
  ],
  openTheirs: ["Open what is saved", "Abrir lo guardado", "Abrir lo guardado"],
  other: ["Español", "English", "English"],
} as const satisfies Record<string, StaffText>;

/** Gets a text of the status bar by its key. */
export type Words = (key: keyof typeof STATUS_BAR_WORDS) => string;

/** Creates what gets the texts in a language of the office. */
export function createWords(staff: StaffLocale): Words {
  return (key) => say(STATUS_BAR_WORDS[key], staff);
}
