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
  saved: [
    "Saved. The site shows it once it has been built.",
    "Guardado. La web lo mostrará cuando se haya construido.",
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
