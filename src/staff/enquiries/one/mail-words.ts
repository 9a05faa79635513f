import type { BounceCause, MailState } from "../../../contracts/inbox";
import type { StaffText } from "../../../config/staff-text";

/** What the mails that the site sends by itself are, by the kinds of the outbox. */
export const MAIL_WORDS: Readonly<Record<string, StaffText>> = {
  "visitor-contact": {
    en: "Receipt to the guest",
    es: "Acuse de recibo al cliente",
    it: "Conferma di ricezione all'ospite",
  },
  "agency-contact": { en: "Mail to the agency", es: "Correo a la agencia", it: "Email all'agenzia" },
  "visitor-answer": { en: "Answer to the guest", es: "Respuesta al cliente", it: "Risposta all'ospite" },
  "visitor-quote": { en: "Quote to the guest", es: "Cotización al cliente", it: "Preventivo all'ospite" },
  "visitor-accepted": {
    en: "Confirmation to the guest",
    es: "Confirmación al cliente",
    it: "Conferma all'ospite",
  },
  "visitor-booked": { en: "Booking to the guest", es: "Reserva al cliente", it: "Prenotazione all'ospite" },
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

/** Why a mail did not arrive. */
export const CAUSE_WORDS: Readonly<Record<BounceCause, StaffText>> = {
  "no-mailbox": { en: "no such mailbox", es: "ese buzón no existe", it: "la casella non esiste" },
  "mailbox-full": {
    en: "the mailbox is full for now",
    es: "el buzón está lleno por ahora",
    it: "la casella per ora è piena",
  },
  unreachable: {
    en: "the guest's mail server could not be reached for now",
    es: "por ahora no se pudo contactar el servidor del cliente",
    it: "per ora il server dell'ospite non è raggiungibile",
  },
  refused: {
    en: "the guest's mail server refused it",
    es: "el servidor del cliente lo rechazó",
    it: "il server dell'ospite l'ha rifiutata",
  },
};

/** How the delivery of a mail stands. */
export const DELIVERY_WORDS: Readonly<Record<MailState["status"], StaffText>> = {
  due: { en: "on its way", es: "en camino", it: "in viaggio" },
  delivered: { en: "delivered", es: "entregado", it: "consegnata" },
  "given-up": {
    en: "NOT delivered: write to the guest another way",
    es: "NO entregado: escriba al cliente por otra vía",
    it: "NON consegnata: scrivi all'ospite in altro modo",
  },
  bounced: {
    en: "did NOT arrive: write to the guest another way",
    es: "NO llegó: escriba al cliente por otra vía",
    it: "NON è arrivata: scrivi all'ospite in altro modo",
  },
  "left-out": { en: "not sent", es: "no enviado", it: "non inviata" },
};
