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
  answeredByProgram: {
    en: "{{who}} answered from a mail program",
    es: "{{who}} respondió desde su programa de correo",
    it: "{{who}} ha risposto dal programma di posta",
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
    es: "Este correo no se pudo leer aquí. Ábralo en su programa de correo.",
    it: "Non è stato possibile leggere qui questa email. Aprila nel tuo programma di posta.",
  },
  replyUnverified: {
    en: "A mail from another address: {{subject}}",
    es: "Un correo desde otra dirección: {{subject}}",
    it: "Un'email da un altro indirizzo: {{subject}}",
  },
  unverified: {
    en: "Not verified: this is not the guest's address, and anybody can write a reference. Nothing was opened again.",
    es: "Sin verificar: no es la dirección del cliente, y cualquiera puede escribir una referencia. No se reabrió nada.",
    it: "Non verificata: non è l'indirizzo dell'ospite, e chiunque può scrivere un riferimento. Non è stato riaperto nulla.",
  },
  acceptReply: {
    en: "It is from the guest: take it in",
    es: "Es del cliente: aceptarlo",
    it: "È dell'ospite: accettala",
  },
  replyAccepted: {
    en: "{{who}} took in the mail from {{from}} as the guest's",
    es: "{{who}} aceptó el correo de {{from}} como del cliente",
    it: "{{who}} ha accettato l'email di {{from}} come dell'ospite",
  },
  automatic: {
    en: "Automatic mail: {{subject}}",
    es: "Correo automático: {{subject}}",
    it: "Email automatica: {{subject}}",
  },
  repliesLimited: {
    en: "More mails came than are taken in here: the others are in the mailbox",
    es: "Llegaron más correos de los que se recogen aquí: los demás están en el buzón",
    it: "Sono arrivate più email di quante se ne raccolgono qui: le altre sono nella casella",
  },
  bounced: {
    en: "Did not arrive: {{cause}}",
    es: "No llegó: {{cause}}",
    it: "Non è arrivata: {{cause}}",
  },
  otherWays: {
    en: "Reach the guest another way:",
    es: "Contacte al cliente por otra vía:",
    it: "Raggiungi l'ospite in altro modo:",
  },
  call: { en: "Call {{phone}}", es: "Llamar al {{phone}}", it: "Chiama {{phone}}" },
  chat: { en: "Open WhatsApp", es: "Abrir WhatsApp", it: "Apri WhatsApp" },
  retry: { en: "Send it again", es: "Enviar de nuevo", it: "Invia di nuovo" },
  retryOf: {
    en: "Send it again: {{title}}",
    es: "Enviar de nuevo: {{title}}",
    it: "Invia di nuovo: {{title}}",
  },
  retried: { en: "It is on its way again.", es: "Está en camino otra vez.", it: "È di nuovo in viaggio." },
  takenIn: { en: "Taken in.", es: "Aceptado.", it: "Accettata." },
  showEarlier: { en: "Show earlier lines", es: "Ver líneas anteriores", it: "Mostra le righe precedenti" },
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
    es: "{{who}} envió una cotización",
    it: "{{who}} ha inviato un preventivo",
  },
  accepted: {
    en: "The guest accepted the quote",
    es: "El cliente aceptó la cotización",
    it: "L'ospite ha accettato il preventivo",
  },
  declined: {
    en: "The guest declined the quote",
    es: "El cliente rechazó la cotización",
    it: "L'ospite ha rifiutato il preventivo",
  },
  notHeldFull: {
    en: "The guest wanted to accept the quote: the day is full",
    es: "El cliente quiso aceptar la cotización: el día está completo",
    it: "L'ospite voleva accettare il preventivo: il giorno è al completo",
  },
  notHeldClosed: {
    en: "The guest wanted to accept the quote: the day is closed",
    es: "El cliente quiso aceptar la cotización: el día está cerrado",
    it: "L'ospite voleva accettare il preventivo: il giorno è chiuso",
  },
  notHeldOffSale: {
    en: "The guest accepted the quote while the offer was paused or hidden: nothing is booked",
    es: "El cliente aceptó la cotización con la oferta en pausa u oculta: no hay nada reservado",
    it: "L'ospite ha accettato il preventivo con l'offerta in pausa o nascosta: non c'è nulla di prenotato",
  },
  statusBecause: {
    en: "{{who}}: {{before}} → {{status}} ({{reason}})",
    es: "{{who}}: {{before}} → {{status}} ({{reason}})",
    it: "{{who}}: {{before}} → {{status}} ({{reason}})",
  },
  booked: {
    en: "{{who}} booked by hand: {{trips}}",
    es: "{{who}} reservó a mano: {{trips}}",
    it: "{{who}} ha prenotato a mano: {{trips}}",
  },
  bookingChanged: {
    en: "{{who}} changed notes or pick-ups of the booking",
    es: "{{who}} cambió las notas o las recogidas de la reserva",
    it: "{{who}} ha cambiato note o ritrovi della prenotazione",
  },
  tripCancelled: {
    en: "{{who}} cancelled {{by}}: {{trips}}",
    es: "{{who}} canceló {{by}}: {{trips}}",
    it: "{{who}} ha annullato {{by}}: {{trips}}",
  },
  tripReplaced: {
    en: "Replaced by what the guest accepted: {{trips}}",
    es: "Sustituido por lo que aceptó el cliente: {{trips}}",
    it: "Sostituito da quello che l'ospite ha accettato: {{trips}}",
  },
  paid: {
    en: "{{who}} noted a payment: {{amount}}, {{method}}, {{day}}",
    es: "{{who}} anotó un pago: {{amount}}, {{method}}, {{day}}",
    it: "{{who}} ha annotato un pagamento: {{amount}}, {{method}}, {{day}}",
  },
  paidBack: {
    en: "{{who}} noted a refund: {{amount}}, {{method}}, {{day}}",
    es: "{{who}} anotó una devolución: {{amount}}, {{method}}, {{day}}",
    it: "{{who}} ha annotato un rimborso: {{amount}}, {{method}}, {{day}}",
  },
  noShow: {
    en: "{{who}}: the guests did not come to {{trips}}",
    es: "{{who}}: los clientes no se presentaron a {{trips}}",
    it: "{{who}}: gli ospiti non si sono presentati a {{trips}}",
  },
  didCome: {
    en: "{{who}}: the guests did come to {{trips}}",
    es: "{{who}}: los clientes sí se presentaron a {{trips}}",
    it: "{{who}}: gli ospiti si sono presentati a {{trips}}",
  },
  someTrip: { en: "a trip", es: "un viaje", it: "un viaggio" },
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
