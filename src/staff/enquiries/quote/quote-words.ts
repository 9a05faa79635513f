import type { QuoteStatus } from "../../../contracts/quotes";
import type { StaffText } from "../../../config/staff-text";
import { SHARED_WORDS } from "../../language/shared-words";
import { ONE_WORDS } from "../one/one-words";

/** The texts of quotes. */
export const QUOTE_WORDS = {
  quote: { en: "Quote", es: "Presupuesto", it: "Preventivo" },
  intro: {
    en: "A price for the guest, by mail and on a page where the guest accepts or declines. Nothing is paid there.",
    es: "Un precio para el cliente, por correo y en una página donde lo acepta o rechaza. Allí no se paga nada.",
    it: "Un prezzo per l'ospite, per email e su una pagina dove accetta o rifiuta. Lì non si paga nulla.",
  },
  start: { en: "Make a quote", es: "Hacer un presupuesto", it: "Fai un preventivo" },
  startAgain: { en: "Make a new quote", es: "Hacer otro presupuesto", it: "Fai un nuovo preventivo" },
  replaces: {
    en: "It replaces the quote that was sent.",
    es: "Sustituye al presupuesto enviado.",
    it: "Sostituisce il preventivo inviato.",
  },
  offer: { en: "Offer", es: "Oferta", it: "Offerta" },
  noOffer: { en: "None", es: "Ninguna", it: "Nessuna" },
  port: { en: "Port", es: "Puerto", it: "Porto" },
  noPort: { en: "Not chosen", es: "Sin elegir", it: "Non scelto" },
  date: { en: "Day", es: "Día", it: "Giorno" },
  adults: { en: "Adults", es: "Adultos", it: "Adulti" },
  children: { en: "Children", es: "Niños", it: "Bambini" },
  smallChildren: {
    en: "Children under 1 metre",
    es: "Niños de menos de 1 metro",
    it: "Bambini sotto 1 metro",
  },
  work: { en: "Work out the lines", es: "Calcular las líneas", it: "Calcola le righe" },
  worked: {
    en: "The lines are from the prices of the offer.",
    es: "Las líneas salen de los precios de la oferta.",
    it: "Le righe vengono dai prezzi dell'offerta.",
  },
  lines: { en: "Lines", es: "Líneas", it: "Righe" },
  linesIn: { en: "Lines, in {{language}}", es: "Líneas, en {{language}}", it: "Righe, in {{language}}" },
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
  validUntil: {
    en: "Valid until the end of",
    es: "Válido hasta el final del",
    it: "Valido fino alla fine di",
  },
  payUrl: {
    en: "Link to pay (not required)",
    es: "Enlace de pago (opcional)",
    it: "Link per pagare (facoltativo)",
  },
  text: {
    en: "Words to the guest, in {{language}} (not required)",
    es: "Unas palabras para el cliente, en {{language}} (opcional)",
    it: "Due parole per l'ospite, in {{language}} (facoltative)",
  },
  look: { en: "Look at it and send…", es: "Revisar y enviar…", it: "Rivedi e invia…" },
  lookTitle: { en: "Send this quote?", es: "¿Enviar este presupuesto?", it: "Inviare questo preventivo?" },
  never: {
    en: "What was sent never changes. A new quote replaces it.",
    es: "Lo enviado no cambia nunca. Un presupuesto nuevo lo sustituye.",
    it: "Quello che è inviato non cambia più. Un nuovo preventivo lo sostituisce.",
  },
  send: { en: "Send the quote", es: "Enviar el presupuesto", it: "Invia il preventivo" },
  sendAnyway: { en: "Send it anyway", es: "Enviar de todos modos", it: "Invia lo stesso" },
  back: { en: "Change it", es: "Cambiarlo", it: "Modifica" },
  sent: { en: "The quote is sent.", es: "El presupuesto está enviado.", it: "Il preventivo è inviato." },
  heldFirst: ONE_WORDS.heldFirst,
  conflict: {
    en: "Not sent: something happened in the meantime. Your quote is still here.",
    es: "No enviado: mientras tanto pasó algo. Tu presupuesto sigue aquí.",
    it: "Non inviato: nel frattempo è successo qualcosa. Il tuo preventivo è ancora qui.",
  },
  "day-full": {
    en: "Not sent: that day has not enough places left for this party. The guest could not accept it.",
    es: "No enviado: ese día no quedan plazas suficientes para este grupo. El cliente no podría aceptarlo.",
    it: "Non inviato: quel giorno non ci sono abbastanza posti per questo gruppo. L'ospite non potrebbe accettarlo.",
  },
  "day-closed": {
    en: "Not sent: that day is closed. The guest could not accept it.",
    es: "No enviado: ese día está cerrado. El cliente no podría aceptarlo.",
    it: "Non inviato: quel giorno è chiuso. L'ospite non potrebbe accettarlo.",
  },
  "offer-off-sale": {
    en: "Not sent: this offer is paused or hidden. If you send it anyway, the guest can accept it.",
    es: "No enviado: esta oferta está en pausa u oculta. Si lo envías de todos modos, el cliente podrá aceptarlo.",
    it: "Non inviato: questa offerta è in pausa o nascosta. Se lo invii lo stesso, l'ospite potrà accettarlo.",
  },
  booked: {
    en: "Booked by an accepted quote: {{trip}}",
    es: "Reservado con un presupuesto aceptado: {{trip}}",
    it: "Prenotato con un preventivo accettato: {{trip}}",
  },
  cancelBooking: { en: "Cancel the booking…", es: "Cancelar la reserva…", it: "Annulla la prenotazione…" },
  cancelTitle: {
    en: "Cancel this booking?",
    es: "¿Cancelar esta reserva?",
    it: "Annullare questa prenotazione?",
  },
  cancelText: {
    en: "The places are free again at once, and the guest gets a mail with these words. This cannot be undone: a new quote can be sent.",
    es: "Las plazas quedan libres al momento y el cliente recibe un correo con estas palabras. No se puede deshacer: se puede enviar otro presupuesto.",
    it: "I posti tornano liberi subito e l'ospite riceve un'email con queste parole. Non si può annullare: si può inviare un nuovo preventivo.",
  },
  cancelReason: {
    en: "What the guest reads, in {{language}}",
    es: "Lo que lee el cliente, en {{language}}",
    it: "Cosa legge l'ospite, in {{language}}",
  },
  needReason: {
    en: "Tell the guest why.",
    es: "Dile al cliente por qué.",
    it: "Spiega all'ospite il perché.",
  },
  notCancelled: {
    en: "Not cancelled: something happened in the meantime. Look at it, then try again.",
    es: "No cancelada: mientras tanto pasó algo. Míralo e inténtalo de nuevo.",
    it: "Non annullata: nel frattempo è successo qualcosa. Guarda, poi riprova.",
  },
  keep: { en: "Keep it", es: "Mantenerla", it: "Lascia com'è" },
  cancelNow: { en: "Cancel the booking", es: "Cancelar la reserva", it: "Annulla la prenotazione" },
  cancelDone: {
    en: "The booking is cancelled, and the guest gets a mail.",
    es: "La reserva está cancelada y el cliente recibe un correo.",
    it: "La prenotazione è annullata e l'ospite riceve un'email.",
  },
  drop: { en: "Drop it", es: "Descartarlo", it: "Lascia perdere" },
  notSent: { en: "Not sent.", es: "No enviado.", it: "Non inviato." },
  dayOver: {
    en: "This day is over. Choose a later one.",
    es: "Este día ya pasó. Elige uno posterior.",
    it: "Questo giorno è passato. Scegline uno successivo.",
  },
  validTooLong: {
    en: "Choose a day that is not after the trip, and at most a year from today.",
    es: "Elige un día que no sea posterior al viaje y como máximo a un año de hoy.",
    it: "Scegli un giorno che non sia dopo il viaggio e al massimo a un anno da oggi.",
  },
  wrongTotal: {
    en: "The total must not be below zero, nor above ten million dollars.",
    es: "El total no puede ser menor que cero ni mayor que diez millones de dólares.",
    it: "Il totale non può essere minore di zero né maggiore di dieci milioni di dollari.",
  },
  offerGone: {
    en: "This offer is not on the website any more. Choose another one.",
    es: "Esta oferta ya no está en la web. Elige otra.",
    it: "Questa offerta non è più sul sito. Scegline un'altra.",
  },
  needLines: { en: "Add a line first.", es: "Añade antes una línea.", it: "Prima aggiungi una riga." },
  needLabel: {
    en: "Say what this line is.",
    es: "Di qué es esta línea.",
    it: "Scrivi che cos'è questa riga.",
  },
  needCount: {
    en: "Write a whole number from 1 to 1000.",
    es: "Escribe un número entero de 1 a 1000.",
    it: "Scrivi un numero intero da 1 a 1000.",
  },
  needPrice: {
    en: "Write an amount like {{example}}.",
    es: "Escribe un importe como {{example}}.",
    it: "Scrivi un importo come {{example}}.",
  },
  needDay: SHARED_WORDS.chooseDay,
  noSuchDay: SHARED_WORDS.noSuchDay,
  needHttps: {
    en: "The link must begin with https://",
    es: "El enlace debe empezar por https://",
    it: "Il link deve iniziare con https://",
  },
  pay: { en: "Link to pay", es: "Enlace de pago", it: "Link per pagare" },
} as const satisfies Record<string, StaffText>;

/** How a quote stands. */
export const QUOTE_STATUS_WORDS: Readonly<Record<QuoteStatus | "over", StaffText>> = {
  sent: { en: "Open until {{day}}", es: "Abierto hasta el {{day}}", it: "Aperto fino a {{day}}" },
  over: { en: "Over since {{day}}", es: "Caducado desde el {{day}}", it: "Scaduto da {{day}}" },
  replaced: {
    en: "Replaced by a newer one",
    es: "Sustituido por uno más nuevo",
    it: "Sostituito da uno più recente",
  },
  accepted: { en: "Accepted on {{day}}", es: "Aceptado el {{day}}", it: "Accettato il {{day}}" },
  declined: { en: "Declined on {{day}}", es: "Rechazado el {{day}}", it: "Rifiutato il {{day}}" },
  cancelled: { en: "Cancelled on {{day}}", es: "Cancelado el {{day}}", it: "Annullato il {{day}}" },
};
