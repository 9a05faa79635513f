import type { QuoteStatus } from "../../../contracts/quotes";
import type { StaffText } from "../../../config/staff-text";

/** The texts of quotes, but for their trips. */
export const QUOTE_WORDS = {
  quote: { en: "Quote", es: "Cotización", it: "Preventivo" },
  intro: {
    en: "A price for the guest, by mail and on a page where the guest accepts or declines. Nothing is paid there.",
    es: "Un precio para el cliente, por correo y en una página donde lo acepta o rechaza. Allí no se paga nada.",
    it: "Un prezzo per l'ospite, per email e su una pagina dove accetta o rifiuta. Lì non si paga nulla.",
  },
  start: { en: "Make a quote", es: "Hacer una cotización", it: "Fai un preventivo" },
  startAgain: { en: "Make a new quote", es: "Hacer otra cotización", it: "Fai un nuovo preventivo" },
  replaces: {
    en: "It replaces the quote that was sent.",
    es: "Sustituye a la cotización enviada.",
    it: "Sostituisce il preventivo inviato.",
  },
  lines: { en: "Prices", es: "Precios", it: "Prezzi" },
  freeLines: {
    en: "For the whole quote: extras, a discount",
    es: "Para toda la cotización: extras, un descuento",
    it: "Per tutto il preventivo: extra, uno sconto",
  },
  label: { en: "What (line {{number}})", es: "Qué (línea {{number}})", it: "Che cosa (riga {{number}})" },
  count: { en: "How many", es: "Cuántos", it: "Quanti" },
  price: { en: "Price of one, US$", es: "Precio de uno, US$", it: "Prezzo di uno, US$" },
  sum: { en: "Sum", es: "Suma", it: "Somma" },
  remove: { en: "Remove", es: "Quitar", it: "Togli" },
  removeLine: {
    en: "Remove line {{number}}",
    es: "Quitar la línea {{number}}",
    it: "Togli la riga {{number}}",
  },
  add: { en: "Add a line", es: "Añadir una línea", it: "Aggiungi una riga" },
  total: { en: "Total", es: "Total", it: "Totale" },
  booked: {
    en: "Booked already: when the guest accepts, it",
    es: "Ya reservado: cuando el cliente acepte,",
    it: "Già prenotato: quando l'ospite accetta,",
  },
  stays: { en: "stays", es: "se mantiene", it: "resta" },
  isReplaced: {
    en: "is replaced by this quote",
    es: "se sustituye por esta cotización",
    it: "è sostituito da questo preventivo",
  },
  replacesTrip: {
    en: "This replaces the booking of {{trip}}.",
    es: "Esto sustituye la reserva de {{trip}}.",
    it: "Questo sostituisce la prenotazione di {{trip}}.",
  },
  deposit: { en: "Deposit", es: "Anticipo", it: "Acconto" },
  validUntil: {
    en: "Valid until the end of",
    es: "Válida hasta el final del",
    it: "Valido fino alla fine di",
  },
  payUrl: {
    en: "Link to pay (not required)",
    es: "Enlace de pago (opcional)",
    it: "Link per pagare (facoltativo)",
  },
  pay: { en: "Link to pay", es: "Enlace de pago", it: "Link per pagare" },
  text: {
    en: "Words to the guest, in {{language}} (not required)",
    es: "Unas palabras para el cliente, en {{language}} (opcional)",
    it: "Due parole per l'ospite, in {{language}} (facoltative)",
  },
  terms: { en: "Terms as they were sent", es: "Condiciones enviadas", it: "Condizioni inviate" },
  look: { en: "Look at it and send…", es: "Revisar y enviar…", it: "Rivedi e invia…" },
  lookTitle: { en: "Send this quote?", es: "¿Enviar esta cotización?", it: "Inviare questo preventivo?" },
  never: {
    en: "What was sent never changes. A new quote replaces it.",
    es: "Lo enviado no cambia nunca. Una cotización nueva la sustituye.",
    it: "Quello che è inviato non cambia più. Un nuovo preventivo lo sostituisce.",
  },
  send: { en: "Send the quote", es: "Enviar la cotización", it: "Invia il preventivo" },
  sendAnyway: { en: "Send it anyway", es: "Enviar de todos modos", it: "Invia lo stesso" },
  back: { en: "Change it", es: "Cambiarla", it: "Modifica" },
  sent: { en: "The quote is sent.", es: "La cotización está enviada.", it: "Il preventivo è inviato." },
  drop: { en: "Drop it", es: "Descartarla", it: "Lascia perdere" },
  notSent: { en: "Not sent.", es: "No enviada.", it: "Non inviato." },
} as const satisfies Record<string, StaffText>;

/** How a quote stands. */
export const QUOTE_STATUS_WORDS: Readonly<Record<QuoteStatus | "over", StaffText>> = {
  sent: { en: "Open until {{day}}", es: "Abierta hasta el {{day}}", it: "Aperto fino a {{day}}" },
  over: { en: "Over since {{day}}", es: "Caducada desde el {{day}}", it: "Scaduto da {{day}}" },
  replaced: {
    en: "Replaced by a newer one",
    es: "Sustituida por una más nueva",
    it: "Sostituito da uno più recente",
  },
  accepted: { en: "Accepted on {{day}}", es: "Aceptada el {{day}}", it: "Accettato il {{day}}" },
  declined: { en: "Declined on {{day}}", es: "Rechazada el {{day}}", it: "Rifiutato il {{day}}" },
  cancelled: { en: "Cancelled on {{day}}", es: "Cancelada el {{day}}", it: "Annullato il {{day}}" },
};
