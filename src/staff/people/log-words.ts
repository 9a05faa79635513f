import type { StaffAction } from "../../contracts/staff";
import type { StaffText } from "../../config/staff-text";

/** The texts around the staff log. */
export const LOG_WORDS = {
  log: { en: "What was done", es: "Qué se hizo", it: "Che cosa è stato fatto" },
  logIntro: {
    en: "Kept for 400 days.",
    es: "Se conserva 400 días.",
    it: "Si conserva per 400 giorni.",
  },
  nothing: { en: "Nothing yet.", es: "Aún nada.", it: "Ancora niente." },
  earlier: { en: "Show earlier", es: "Mostrar lo anterior", it: "Mostra i precedenti" },
  earlierShown: {
    en: "Earlier lines are added below.",
    es: "Se han añadido líneas anteriores abajo.",
    it: "Sotto ci sono righe precedenti.",
  },
  server: { en: "The server", es: "El servidor", it: "Il server" },
} as const satisfies Record<string, StaffText>;

/** What a line of the staff log says was done, after the name of who did it. */
export const ACTION_WORDS: Readonly<Record<StaffAction, StaffText>> = {
  "signed-in": { en: "signed in", es: "inició sesión", it: "ha fatto l'accesso" },
  "session-ended": { en: "ended a session", es: "cerró una sesión", it: "ha chiuso un accesso" },
  "sessions-ended": {
    en: "signed out everywhere",
    es: "cerró todas sus sesiones",
    it: "ha chiuso tutti i suoi accessi",
  },
  "profile-changed": {
    en: "changed name or language",
    es: "cambió su nombre o idioma",
    it: "ha cambiato nome o lingua",
  },
  "passkey-added": {
    en: "set up fingerprint or face",
    es: "preparó la huella o la cara",
    it: "ha configurato impronta o volto",
  },
  "passkey-renamed": {
    en: "renamed a fingerprint or face",
    es: "cambió el nombre de una huella o cara",
    it: "ha rinominato un'impronta o un volto",
  },
  "passkey-removed": {
    en: "removed a fingerprint or face",
    es: "quitó una huella o cara",
    it: "ha rimosso un'impronta o un volto",
  },
  "person-added": { en: "added a person", es: "añadió a una persona", it: "ha aggiunto una persona" },
  "role-changed": { en: "changed a role", es: "cambió una función", it: "ha cambiato un ruolo" },
  "person-disabled": { en: "took access away", es: "quitó el acceso", it: "ha tolto l'accesso" },
  "person-enabled": { en: "gave access back", es: "devolvió el acceso", it: "ha ridato l'accesso" },
  "person-signed-out": {
    en: "signed a person out everywhere",
    es: "cerró las sesiones de una persona",
    it: "ha fatto uscire una persona ovunque",
  },
  "link-made": {
    en: "made a link to sign in",
    es: "creó un enlace para iniciar sesión",
    it: "ha creato un link per accedere",
  },
  "request-accepted": { en: "gave access", es: "dio acceso", it: "ha dato accesso" },
  "request-refused": { en: "refused access", es: "rechazó el acceso", it: "ha rifiutato l'accesso" },
  "content-saved": { en: "saved", es: "guardó", it: "ha salvato" },
  "content-deleted": { en: "deleted", es: "eliminó", it: "ha eliminato" },
  "content-brought-back": { en: "brought back", es: "recuperó", it: "ha recuperato" },
  "text-confirmed": {
    en: "found a text still right",
    es: "dio por bueno un texto",
    it: "ha confermato un testo",
  },
  "picture-added": { en: "added a picture", es: "añadió una imagen", it: "ha aggiunto un'immagine" },
  "picture-deleted": { en: "deleted a picture", es: "eliminó una imagen", it: "ha eliminato un'immagine" },
  "enquiry-changed": {
    en: "changed an enquiry",
    es: "cambió una consulta",
    it: "ha modificato una richiesta",
  },
  "enquiry-answered": {
    en: "answered an enquiry",
    es: "respondió a una consulta",
    it: "ha risposto a una richiesta",
  },
  "enquiry-deleted": {
    en: "deleted an enquiry",
    es: "eliminó una consulta",
    it: "ha eliminato una richiesta",
  },
  "enquiries-exported": {
    en: "downloaded enquiries as a table",
    es: "descargó consultas como tabla",
    it: "ha scaricato le richieste come tabella",
  },
  "booking-made": { en: "noted a booking", es: "anotó una reserva", it: "ha annotato una prenotazione" },
  "booking-changed": {
    en: "changed a booking",
    es: "cambió una reserva",
    it: "ha modificato una prenotazione",
  },
  "payment-noted": { en: "noted a payment", es: "anotó un pago", it: "ha annotato un pagamento" },
  "month-closed": { en: "closed a month", es: "cerró un mes", it: "ha chiuso un mese" },
  "accounts-exported": {
    en: "downloaded a month's accounts",
    es: "descargó las cuentas de un mes",
    it: "ha scaricato i conti di un mese",
  },
  "booking-cancelled": {
    en: "cancelled a booking",
    es: "canceló una reserva",
    it: "ha annullato una prenotazione",
  },
  "day-closed": { en: "closed a day", es: "cerró un día", it: "ha chiuso un giorno" },
  "day-opened": { en: "opened a day again", es: "volvió a abrir un día", it: "ha riaperto un giorno" },
  "day-cancelled": { en: "cancelled a day", es: "canceló un día", it: "ha annullato un giorno" },
  "calendar-made": {
    en: "made an address for a calendar",
    es: "creó una dirección de calendario",
    it: "ha creato un indirizzo per il calendario",
  },
  "calendar-ended": {
    en: "ended an address for a calendar",
    es: "anuló una dirección de calendario",
    it: "ha disattivato un indirizzo per il calendario",
  },
  "ledger-exported": {
    en: "downloaded a month of the partners as a table",
    es: "descargó un mes de los colaboradores como tabla",
    it: "ha scaricato un mese dei partner come tabella",
  },
  "quote-sent": { en: "sent a quote", es: "envió un presupuesto", it: "ha inviato un preventivo" },
  "review-published": {
    en: "published a review",
    es: "publicó una opinión",
    it: "ha pubblicato una recensione",
  },
  "review-declined": {
    en: "declined a review",
    es: "rechazó una opinión",
    it: "ha rifiutato una recensione",
  },
  "review-answered": {
    en: "answered a review",
    es: "respondió a una opinión",
    it: "ha risposto a una recensione",
  },
  "review-removed": {
    en: "took a review off the site",
    es: "quitó una opinión de la web",
    it: "ha tolto una recensione dal sito",
  },
  "letter-tested": {
    en: "sent a letter to themselves",
    es: "se envió un boletín de prueba",
    it: "si è inviata una newsletter di prova",
  },
  "letter-sent": { en: "sent a letter", es: "envió un boletín", it: "ha inviato una newsletter" },
  "letter-stopped": {
    en: "stopped a letter",
    es: "detuvo un boletín",
    it: "ha fermato una newsletter",
  },
  "letter-resumed": {
    en: "went on with a letter",
    es: "reanudó un boletín",
    it: "ha ripreso una newsletter",
  },
};
