import type { StaffText } from "../../config/staff-text";

/** The texts of the frame that all rooms of the staff's side share. */
export const FRAME_WORDS = {
  rooms: { en: "Rooms", es: "Secciones", it: "Sezioni" },
  due: { en: "({{count}} due)", es: "({{count}} por responder)", it: "({{count}} da rispondere)" },
  toContent: { en: "Skip to the content", es: "Saltar al contenido", it: "Vai al contenuto" },
  language: { en: "Language", es: "Idioma", it: "Lingua" },
  menu: { en: "{{name}}: menu", es: "{{name}}: menú", it: "{{name}}: menu" },
  signOut: { en: "Sign out", es: "Cerrar sesión", it: "Esci" },
  stillSignedIn: {
    en: "You are still signed in: the site did not answer. Try again.",
    es: "Tu sesión sigue abierta: la web no respondió. Inténtalo de nuevo.",
    it: "L'accesso è ancora aperto: il sito non ha risposto. Riprova.",
  },
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
  saved: {
    en: "What was saved is on the site a few minutes later",
    es: "Lo guardado aparece en la web unos minutos después",
    it: "Quello che è salvato compare sul sito dopo qualche minuto",
  },
  unreachable: {
    en: "The site does not answer. Check the connection.",
    es: "La web no responde. Comprueba la conexión.",
    it: "Il sito non risponde. Controlla la connessione.",
  },
} as const satisfies Record<string, StaffText>;
