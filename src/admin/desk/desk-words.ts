import type { StaffText } from "../config/staff-text";

export const DESK_WORDS = {
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
    "this website is not connected to a repository, so nothing can be saved here. Edit on the computer where it was started with “npm start”, or have CMS_REPO set (docs/hosting).",
    "esta web no está conectada a un repositorio, así que aquí no se puede guardar nada. Edita en la computadora donde se inició con «npm start», o pide que configuren CMS_REPO (docs/hosting).",
  ],
  checks: ["To do", "Pendientes"],
  checksTitle: ["What is left to do on the site", "Qué queda por hacer en la web"],
  nothing: ["Nothing to do.", "Nada pendiente."],
  close: ["Close", "Cerrar"],
  site: ["Site", "Web"],
  refused: ["Not saved. Put this right, then save again:", "No se guardó. Corrige esto y guarda de nuevo:"],
  kept: ["Not deleted. Put this right first:", "No se eliminó. Corrige esto primero:"],
  other: ["Español", "English"],
} as const satisfies Record<string, StaffText>;
