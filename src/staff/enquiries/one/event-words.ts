import type { MailState } from "../../../contracts/inbox";
import type { StaffText } from "../../../config/staff-text";

/** The texts of the timeline. */
export const EVENT_WORDS = {
  timeline: { en: "Timeline", es: "Historial", it: "Cronologia" },
  guest: { en: "The guest", es: "El cliente", it: "L'ospite" },
  site: { en: "The website", es: "El sitio web", it: "Il sito" },
  received: { en: "The enquiry arrived", es: "Llegó la consulta", it: "È arrivata la richiesta" },
  answered: {
    en: "{{who}} answered by mail",
    es: "{{who}} respondió por correo",
    it: "{{who}} ha risposto per email",
  },
  answeredByChat: {
    en: "{{who}} answered on WhatsApp",
    es: "{{who}} respondió por WhatsApp",
    it: "{{who}} ha risposto su WhatsApp",
  },
  reply: {
    en: "The guest wrote: {{subject}}",
    es: "El cliente escribió: {{subject}}",
    it: "L'ospite ha scritto: {{subject}}",
  },
  reaction: {
    en: "The guest answered with {{emoji}}",
    es: "El cliente respondió con {{emoji}}",
    it: "L'ospite ha risposto con {{emoji}}",
  },
  earlier: {
    en: "Earlier messages below this one",
    es: "Mensajes anteriores, debajo de este",
    it: "Messaggi precedenti, sotto questo",
  },
  unread: {
    en: "This mail could not be read here. Please open it in your mail program.",
    es: "Este correo no se pudo leer aquí. Ábrelo en tu programa de correo.",
    it: "Non è stato possibile leggere qui questa email. Aprila nel tuo programma di posta.",
  },
  replyFrom: { en: "from {{from}}", es: "de {{from}}", it: "da {{from}}" },
  note: { en: "Note by {{who}}", es: "Nota de {{who}}", it: "Nota di {{who}}" },
  status: {
    en: "{{who}}: {{before}} → {{status}}",
    es: "{{who}}: {{before}} → {{status}}",
    it: "{{who}}: {{before}} → {{status}}",
  },
  person: {
    en: "{{who}} gave it to {{person}}",
    es: "{{who}} la asignó a {{person}}",
    it: "{{who}} l'ha affidata a {{person}}",
  },
  personNone: {
    en: "{{who}} gave it to nobody in particular",
    es: "{{who}} la dejó sin asignar",
    it: "{{who}} non l'ha affidata a nessuno in particolare",
  },
  quoted: {
    en: "{{who}} sent a quote",
    es: "{{who}} envió un presupuesto",
    it: "{{who}} ha inviato un preventivo",
  },
  accepted: {
    en: "The guest accepted the quote",
    es: "El cliente aceptó el presupuesto",
    it: "L'ospite ha accettato il preventivo",
  },
  declined: {
    en: "The guest declined the quote",
    es: "El cliente rechazó el presupuesto",
    it: "L'ospite ha rifiutato il preventivo",
  },
  notHeldFull: {
    en: "The guest wanted to accept the quote: the day is full",
    es: "El cliente quiso aceptar el presupuesto: el día está completo",
    it: "L'ospite voleva accettare il preventivo: il giorno è al completo",
  },
  notHeldClosed: {
    en: "The guest wanted to accept the quote: the day is closed",
    es: "El cliente quiso aceptar el presupuesto: el día está cerrado",
    it: "L'ospite voleva accettare il preventivo: il giorno è chiuso",
  },
  cancelled: {
    en: "{{who}} cancelled the booking",
    es: "{{who}} canceló la reserva",
    it: "{{who}} ha annullato la prenotazione",
  },
  dayCancelled: {
    en: "{{who}} cancelled the whole day: {{day}}",
    es: "{{who}} canceló el día entero: {{day}}",
    it: "{{who}} ha annullato l'intera giornata: {{day}}",
  },
  reminded: { en: "Reminder to {{to}}", es: "Recordatorio a {{to}}", it: "Promemoria a {{to}}" },
  remindedOwners: {
    en: "Reminder to the owners: {{to}}",
    es: "Recordatorio a los responsables: {{to}}",
    it: "Promemoria ai responsabili: {{to}}",
  },
  released: {
    en: "{{who}} released it: no spam",
    es: "{{who}} la liberó: no es spam",
    it: "{{who}} l'ha liberata: non è spam",
  },
  reviewInvited: {
    en: "The guest was asked for a review",
    es: "Se pidió una opinión al cliente",
    it: "All'ospite è stata chiesta una recensione",
  },
  reviewWritten: {
    en: "The guest wrote a review: {{stars}} of 5 stars",
    es: "El cliente escribió una opinión: {{stars}} de 5 estrellas",
    it: "L'ospite ha scritto una recensione: {{stars}} stelle su 5",
  },
  reviewPublished: {
    en: "{{who}} published the review",
    es: "{{who}} publicó la opinión",
    it: "{{who}} ha pubblicato la recensione",
  },
  reviewDeclined: {
    en: "{{who}} declined the review: {{reason}}",
    es: "{{who}} rechazó la opinión: {{reason}}",
    it: "{{who}} ha rifiutato la recensione: {{reason}}",
  },
  reviewWithdrawn: {
    en: "The guest withdrew the review",
    es: "El cliente retiró su opinión",
    it: "L'ospite ha ritirato la recensione",
  },
  file: {
    en: "Download {{name}} ({{size}})",
    es: "Descargar {{name}} ({{size}})",
    it: "Scarica {{name}} ({{size}})",
  },
  fileNotKept: {
    en: "{{name}} ({{size}}): not kept here, it is in the mailbox",
    es: "{{name}} ({{size}}): no se guarda aquí, está en el buzón",
    it: "{{name}} ({{size}}): non si conserva qui, è nella casella",
  },
  noMailbox: {
    en: "Answers of the guest arrive in the agency's mailbox, not here.",
    es: "Las respuestas del cliente llegan al buzón de la agencia, no aquí.",
    it: "Le risposte dell'ospite arrivano nella casella dell'agenzia, non qui.",
  },
} as const satisfies Record<string, StaffText>;

/** What the mails that the site sends by itself are, by the kinds of the outbox. */
export const MAIL_WORDS: Readonly<Record<string, StaffText>> = {
  "visitor-contact": {
    en: "Receipt to the guest",
    es: "Acuse de recibo al cliente",
    it: "Conferma di ricezione all'ospite",
  },
  "agency-contact": { en: "Mail to the agency", es: "Correo a la agencia", it: "Email all'agenzia" },
  "agency-outcome": {
    en: "Mail with the buttons to the agency",
    es: "Correo con los botones a la agencia",
    it: "Email con i pulsanti all'agenzia",
  },
  "visitor-answer": { en: "Answer to the guest", es: "Respuesta al cliente", it: "Risposta all'ospite" },
  "visitor-quote": { en: "Quote to the guest", es: "Presupuesto al cliente", it: "Preventivo all'ospite" },
  "visitor-accepted": {
    en: "Confirmation to the guest",
    es: "Confirmación al cliente",
    it: "Conferma all'ospite",
  },
  "visitor-review": {
    en: "Request for a review",
    es: "Petición de una opinión",
    it: "Richiesta di una recensione",
  },
  "visitor-review-declined": {
    en: "Mail about the declined review",
    es: "Correo sobre la opinión rechazada",
    it: "Email sulla recensione rifiutata",
  },
  "visitor-cancelled": {
    en: "Cancellation to the guest",
    es: "Cancelación al cliente",
    it: "Annullamento all'ospite",
  },
  "agency-reply": { en: "Notice to the agency", es: "Aviso a la agencia", it: "Avviso all'agenzia" },
  "staff-reminder": { en: "Reminder", es: "Recordatorio", it: "Promemoria" },
  "owner-reminder": {
    en: "Reminder to the owners",
    es: "Recordatorio a los responsables",
    it: "Promemoria ai responsabili",
  },
};

/** Stands for a kind of mail that the table does not know. */
export const OTHER_MAIL: StaffText = { en: "Mail", es: "Correo", it: "Email" };

/** How the delivery of a mail stands. */
export const DELIVERY_WORDS: Readonly<Record<MailState["status"], StaffText>> = {
  due: { en: "on its way", es: "en camino", it: "in viaggio" },
  delivered: { en: "delivered", es: "entregado", it: "consegnata" },
  "given-up": {
    en: "NOT delivered: write to the guest another way",
    es: "NO entregado: escribe al cliente por otra vía",
    it: "NON consegnata: scrivi all'ospite in altro modo",
  },
  "left-out": { en: "not sent", es: "no enviado", it: "non inviata" },
};
