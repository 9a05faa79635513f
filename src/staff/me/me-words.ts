import type { StaffText } from "../../config/staff-text";
import { SHARED_WORDS } from "../language/shared-words";

/** The texts of one's own page. */
export const ME_WORDS = {
  profile: { en: "Name and language", es: "Nombre e idioma", it: "Nome e lingua" },
  address: {
    en: "You sign in with {{email}}.",
    es: "Inicias sesión con {{email}}.",
    it: "Accedi con {{email}}.",
  },
  ownMachine: {
    en: "You sign in with the link that is shown where the site was started.",
    es: "Inicias sesión con el enlace que aparece donde se inició la web.",
    it: "Accedi con il link che compare dove è stato avviato il sito.",
  },
  name: { en: "Your name", es: "Tu nombre", it: "Il tuo nome" },
  nameHint: {
    en: "It stands beside what you save.",
    es: "Aparece junto a lo que guardas.",
    it: "Compare accanto a quello che salvi.",
  },
  language: { en: "Your language", es: "Tu idioma", it: "La tua lingua" },
  save: SHARED_WORDS.save,
  saved: { en: "Saved.", es: "Guardado.", it: "Salvato." },
  passkeys: { en: "Fingerprint or face", es: "Huella o cara", it: "Impronta o volto" },
  passkeysIntro: {
    en: "Sign in without a mail: with what unlocks this phone or computer.",
    es: "Inicia sesión sin correo: con lo que desbloquea este teléfono o esta computadora.",
    it: "Accedi senza email: con quello che sblocca questo telefono o computer.",
  },
  addPasskey: {
    en: "Use this device's fingerprint or face next time",
    es: "Usar la próxima vez la huella o la cara de este dispositivo",
    it: "La prossima volta usa l'impronta o il volto di questo dispositivo",
  },
  noPasskeysHere: {
    en: "Not possible here: either this browser cannot do it, or the site has no name in its address.",
    es: "Aquí no es posible: o este navegador no puede, o la dirección de la web no tiene nombre.",
    it: "Qui non è possibile: o questo browser non può, o l'indirizzo del sito non ha un nome.",
  },
  passkeyAdded: {
    en: "Done. Next time choose “Use fingerprint or face”.",
    es: "Listo. La próxima vez elige «Usar la huella o la cara».",
    it: "Fatto. La prossima volta scegli «Usa l'impronta o il volto».",
  },
  passkeyKnown: {
    en: "This device is set up already.",
    es: "Este dispositivo ya está preparado.",
    it: "Questo dispositivo è già configurato.",
  },
  passkeyCancelled: {
    en: "Nothing was set up. You can try again.",
    es: "No se ha preparado nada. Puedes intentarlo de nuevo.",
    it: "Non è stato configurato nulla. Puoi riprovare.",
  },
  passkeyUsed: {
    en: "Last used: {{when}}",
    es: "Último uso: {{when}}",
    it: "Ultimo uso: {{when}}",
  },
  passkeyUnused: { en: "Not used yet", es: "Aún sin usar", it: "Non ancora usata" },
  rename: { en: "Rename", es: "Cambiar nombre", it: "Rinomina" },
  renameOne: { en: "Rename: {{name}}", es: "Cambiar nombre: {{name}}", it: "Rinomina: {{name}}" },
  newName: { en: "New name", es: "Nombre nuevo", it: "Nuovo nome" },
  renamed: { en: "The name is changed.", es: "El nombre está cambiado.", it: "Il nome è cambiato." },
  remove: { en: "Remove", es: "Quitar", it: "Rimuovi" },
  removeOne: { en: "Remove: {{name}}", es: "Quitar: {{name}}", it: "Rimuovi: {{name}}" },
  removeTitle: { en: "Remove “{{name}}”?", es: "¿Quitar «{{name}}»?", it: "Rimuovere «{{name}}»?" },
  removeText: {
    en: "From then on nobody signs in with it. You can set the device up again.",
    es: "A partir de ahí nadie inicia sesión con ella. Puedes volver a preparar el dispositivo.",
    it: "Da quel momento nessuno accede con questa. Puoi configurare di nuovo il dispositivo.",
  },
  removed: { en: "Removed.", es: "Quitada.", it: "Rimossa." },
  devices: {
    en: "Signed in on these devices",
    es: "Sesión iniciada en estos dispositivos",
    it: "Accesso aperto su questi dispositivi",
  },
  devicesIntro: {
    en: "Do you not know one of them? End it. A session ends by itself after 12 hours without use.",
    es: "¿No reconoces alguno? Ciérralo. Una sesión se cierra sola tras 12 horas sin uso.",
    it: "Non ne riconosci uno? Chiudilo. Un accesso si chiude da solo dopo 12 ore senza uso.",
  },
  thisDevice: { en: "this device", es: "este dispositivo", it: "questo dispositivo" },
  otherDevice: { en: "Another device", es: "Otro dispositivo", it: "Un altro dispositivo" },
  deviceFacts: {
    en: "Signed in {{since}} · last used {{used}}",
    es: "Desde {{since}} · último uso {{used}}",
    it: "Dal {{since}} · ultimo uso {{used}}",
  },
  end: { en: "End", es: "Cerrar", it: "Chiudi" },
  endOne: { en: "End: {{name}}", es: "Cerrar: {{name}}", it: "Chiudi: {{name}}" },
  ended: { en: "Ended.", es: "Cerrada.", it: "Chiuso." },
  endAll: {
    en: "End all, on this device too",
    es: "Cerrar todas, también la de este dispositivo",
    it: "Chiudi tutti, anche su questo dispositivo",
  },
  endAllTitle: {
    en: "Sign out everywhere?",
    es: "¿Cerrar sesión en todas partes?",
    it: "Uscire ovunque?",
  },
  endAllText: {
    en: "You sign in again afterwards, on this device too.",
    es: "Después inicias sesión de nuevo, también en este dispositivo.",
    it: "Dopo accedi di nuovo, anche su questo dispositivo.",
  },
} as const satisfies Record<string, StaffText>;
