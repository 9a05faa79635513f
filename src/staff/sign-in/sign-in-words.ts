import type { StaffText } from "../../config/staff-text";

/** The texts of the page on which staff sign in. */
export const SIGN_IN_WORDS = {
  pageTitle: { en: "Sign in", es: "Iniciar sesión", it: "Accedi" },
  intro: {
    en: "For the people who look after this website.",
    es: "Para las personas que cuidan de esta web.",
    it: "Per le persone che si occupano di questo sito.",
  },
  language: { en: "Language", es: "Idioma", it: "Lingua" },
  email: { en: "Your email address", es: "Tu correo electrónico", it: "Il tuo indirizzo email" },
  emailHint: {
    en: "We send you a link and a code. There is no password.",
    es: "Te enviamos un enlace y un código. No hay contraseña.",
    it: "Ti mandiamo un link e un codice. Non c'è password.",
  },
  send: { en: "Send me the mail", es: "Enviarme el correo", it: "Mandami l'email" },
  byPasskey: {
    en: "Use fingerprint or face",
    es: "Usar la huella o la cara",
    it: "Usa l'impronta o il volto",
  },
  or: { en: "or", es: "o", it: "oppure" },
  sentTitle: { en: "Look at your mail", es: "Mira tu correo", it: "Guarda la tua posta" },
  sent: {
    en: "We have sent a mail to {{email}}, if this address belongs to somebody who works here. The link in it opens the site on the device where you read the mail. The code is for the device you are sitting at. Both are valid for 15 minutes.",
    es: "Hemos enviado un correo a {{email}}, si esa dirección es de alguien que trabaja aquí. El enlace abre la web en el dispositivo donde lees el correo. El código es para el dispositivo que tienes delante. Los dos valen durante 15 minutos.",
    it: "Abbiamo mandato un'email a {{email}}, se l'indirizzo è di qualcuno che lavora qui. Il link apre il sito sul dispositivo dove leggi la posta. Il codice è per il dispositivo che hai davanti. Valgono entrambi 15 minuti.",
  },
  code: {
    en: "Six-digit code from the mail",
    es: "Código de seis cifras del correo",
    it: "Codice di sei cifre dell'email",
  },
  codeWrong: {
    en: "This code is not right, or no longer valid. Look at the newest mail, or have a new one sent.",
    es: "El código no es correcto o ya no vale. Mira el correo más reciente o pide uno nuevo.",
    it: "Il codice non è giusto o non vale più. Guarda l'email più recente o fattene mandare una nuova.",
  },
  codeIncomplete: {
    en: "The code has six digits.",
    es: "El código tiene seis cifras.",
    it: "Il codice ha sei cifre.",
  },
  signIn: { en: "Sign in", es: "Iniciar sesión", it: "Accedi" },
  again: { en: "Send another mail", es: "Enviar otro correo", it: "Manda un'altra email" },
  sentAgain: {
    en: "Another mail is on its way. Only its code is valid now.",
    es: "Otro correo va en camino. Ahora solo vale el código nuevo.",
    it: "Un'altra email è in arrivo. Ora vale solo il codice nuovo.",
  },
  otherAddress: { en: "Use another address", es: "Usar otra dirección", it: "Usa un altro indirizzo" },
  linkTitle: { en: "You are almost in", es: "Ya casi estás dentro", it: "Ci sei quasi" },
  linkText: {
    en: "Press the button to sign in on this device.",
    es: "Pulsa el botón para iniciar sesión en este dispositivo.",
    it: "Premi il pulsante per accedere su questo dispositivo.",
  },
  working: { en: "Signing in…", es: "Iniciando sesión…", it: "Accesso in corso…" },
  linkRefused: {
    en: "This link has been used already, or is too old. Have a new mail sent.",
    es: "Este enlace ya se usó o es demasiado antiguo. Pide un correo nuevo.",
    it: "Questo link è già stato usato o è troppo vecchio. Fatti mandare una nuova email.",
  },
  keyRefused: {
    en: "This link has been used already. Open the newest one of the window in which the site was started.",
    es: "Este enlace ya se usó. Abre el más reciente de la ventana donde se inició la web.",
    it: "Questo link è già stato usato. Apri il più recente della finestra in cui è stato avviato il sito.",
  },
  passkeyRefused: {
    en: "Fingerprint or face could not be used here. Have a mail sent instead.",
    es: "Aquí no se ha podido usar la huella o la cara. Pide un correo en su lugar.",
    it: "Qui non è stato possibile usare impronta o volto. Fatti mandare un'email.",
  },
  noAccess: { en: "No access yet?", es: "¿Aún no tienes acceso?", it: "Non hai ancora accesso?" },
  askForAccess: { en: "Ask for it", es: "Pídelo", it: "Chiedilo" },
  toSite: { en: "To the website", es: "A la web", it: "Al sito" },
} as const satisfies Record<string, StaffText>;
