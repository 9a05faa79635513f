import type { Locale } from "../../config/locales";

interface SignInWords {
  title: string;
  /** Where the link is found. */
  where: string;
  /** What it does. */
  what: string;
  /** The link that was opened was used before, or is not whole. */
  refused: string;
  tooMany: string;
  unreachable: string;
}

/** What staff read who open the editor without a session. The browser chooses the language: the editor's own is not known yet. */
export const SIGN_IN_WORDS: Readonly<Record<Locale, SignInWords>> = {
  en: {
    title: "Sign in to the editor",
    where:
      "The website was started with “npm start”, in a window on this computer. The last line there that begins with “Editor:” holds a link. Open it in this browser.",
    what: "A link signs in one browser, for 30 days. After that the window shows the next link.",
    refused: "This link has been used already, or it is not whole. Open the newest one.",
    tooMany: "Too many wrong links were tried. Wait a minute, then open the newest one.",
    unreachable: "The site's server does not answer. Is it running? Then open the link again.",
  },
  es: {
    title: "Inicia sesión en el editor",
    where:
      "La web se inició con «npm start», en una ventana de esta computadora. La última línea que empieza por «Editor:» contiene un enlace. Ábrelo en este navegador.",
    what: "Cada enlace inicia sesión en un solo navegador, por 30 días. Después la ventana muestra el enlace siguiente.",
    refused: "Este enlace ya se usó o no está completo. Abre el más reciente.",
    tooMany: "Se probaron demasiados enlaces incorrectos. Espera un minuto y abre el más reciente.",
    unreachable: "El servidor de la web no responde. ¿Está en marcha? Después abre el enlace de nuevo.",
  },
  it: {
    title: "Accedi all'editor",
    where:
      "Il sito è stato avviato con «npm start», in una finestra di questo computer. L'ultima riga che inizia con «Editor:» contiene un link. Aprilo in questo browser.",
    what: "Ogni link fa accedere un solo browser, per 30 giorni. Poi la finestra mostra il link successivo.",
    refused: "Questo link è già stato usato o non è completo. Apri il più recente.",
    tooMany: "Sono stati provati troppi link sbagliati. Aspetta un minuto, poi apri il più recente.",
    unreachable: "Il server del sito non risponde. È in funzione? Poi apri di nuovo il link.",
  },
};
