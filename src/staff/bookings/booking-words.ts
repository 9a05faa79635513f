import type { StaffText } from "../../config/staff-text";
import type { CancelledBy, LostReason, PaymentMethod } from "../../contracts/bookings";
import { SHARED_WORDS } from "../language/shared-words";
import { TRIP_WORDS } from "./trip-words";

/** Trips as they are typed, quoted and booked; payments; what was refused. */
export const BOOKING_WORDS = {
  ...TRIP_WORDS,
  needTrips: {
    en: "Choose at least one trip.",
    es: "Elija al menos un viaje.",
    it: "Scegli almeno un viaggio.",
  },
  keep: { en: "Keep them", es: "Mantenerlos", it: "Lascia così" },
  cancelNow: { en: "Cancel what is chosen", es: "Cancelar lo elegido", it: "Annulla i viaggi scelti" },
  notCancelled: { en: "Not cancelled.", es: "No cancelado.", it: "Non annullato." },
  cancelDone: {
    en: "Cancelled, and the guest gets a mail.",
    es: "Cancelado, y el cliente recibe un correo.",
    it: "Annullato, e l'ospite riceve un'email.",
  },
  cancelDoneSilently: {
    en: "Cancelled. The guest got no mail.",
    es: "Cancelado. El cliente no recibió ningún correo.",
    it: "Annullato. L'ospite non ha ricevuto email.",
  },

  byHand: { en: "Book by hand", es: "Reservar a mano", it: "Prenota a mano" },
  byHandIntro: {
    en: "For a guest who has said yes by telephone, by chat or at the desk.",
    es: "Para un cliente que ha dicho que sí por teléfono, por chat o en persona.",
    it: "Per un ospite che ha detto sì al telefono, in chat o di persona.",
  },
  byHandMore: {
    en: "It is added to what is booked already.",
    es: "Se añade a lo que ya está reservado.",
    it: "Si aggiunge a quello che è già prenotato.",
  },
  mail: {
    en: "Mail the guest what is booked",
    es: "Enviar la reserva al cliente por correo",
    it: "Manda all'ospite la prenotazione per email",
  },
  book: { en: "Book", es: "Reservar", it: "Prenota" },
  bookAnyway: { en: "Book it anyway", es: "Reservar de todos modos", it: "Prenota lo stesso" },
  drop: { en: "Drop it", es: "Descartar", it: "Lascia perdere" },
  booked: { en: "It is booked.", es: "Está reservado.", it: "È prenotato." },
  notBooked: { en: "Not booked.", es: "No reservado.", it: "Non prenotato." },

  heldFirst: {
    en: "This may be spam. If it is none, press “It is no spam” first. What you wrote is still here.",
    es: "Puede ser spam. Si no lo es, pulse antes «No es spam». Lo que escribió sigue aquí.",
    it: "Può essere spam. Se non lo è, premi prima «Non è spam». Quello che hai scritto è ancora qui.",
  },
  conflict: {
    en: "Something happened in the meantime. What you wrote is still here.",
    es: "Mientras tanto pasó algo. Lo que escribió sigue aquí.",
    it: "Nel frattempo è successo qualcosa. Quello che hai scritto è ancora qui.",
  },
  "day-full": {
    en: "The day of a trip has not enough places left for this party.",
    es: "El día de un viaje no tiene plazas suficientes para este grupo.",
    it: "Nel giorno di un viaggio non ci sono abbastanza posti per questo gruppo.",
  },
  "day-closed": {
    en: "The day of a trip is closed.",
    es: "El día de un viaje está cerrado.",
    it: "Il giorno di un viaggio è chiuso.",
  },
  "offer-off-sale": {
    en: "The offer of a trip is paused or hidden.",
    es: "La oferta de un viaje está en pausa u oculta.",
    it: "L'offerta di un viaggio è in pausa o nascosta.",
  },
  needName: {
    en: "Write the guest's name.",
    es: "Escriba el nombre del cliente.",
    it: "Scrivi il nome dell'ospite.",
  },
  wrongPhone: {
    en: "This is no telephone number. Write it with the country's number, like +1 809 555 1234.",
    es: "Esto no es un número de teléfono. Escríbalo con el prefijo del país, como +1 809 555 1234.",
    it: "Questo non è un numero di telefono. Scrivilo con il prefisso del paese, come +1 809 555 1234.",
  },
  wrongEmail: {
    en: "This is not a complete email address. Write it like this: ana@example.com",
    es: "La dirección de correo no está completa. Escríbala así: ana@example.com",
    it: "L'indirizzo email non è completo. Scrivilo così: ana@esempio.it",
  },
  needTitle: {
    en: "Choose an offer, or say what this trip is.",
    es: "Elija una oferta o diga qué viaje es.",
    it: "Scegli un'offerta o scrivi che viaggio è.",
  },
  needPersons: {
    en: "Say how many persons go, in digits.",
    es: "Diga cuántas personas van, en cifras.",
    it: "Scrivi in cifre quante persone vengono.",
  },
  needDay: { en: "Choose a day.", es: "Elija un día.", it: "Scegli un giorno." },
  noSuchDay: SHARED_WORDS.noSuchDay,
  noSuchMoment: SHARED_WORDS.noSuchMoment,
  needLines: {
    en: "This trip has no price yet: work out the prices, or add a line.",
    es: "Este viaje aún no tiene precio: ponga los precios o añada una línea.",
    it: "Questo viaggio non ha ancora un prezzo: metti i prezzi o aggiungi una riga.",
  },
  needLabel: {
    en: "Say what this line is.",
    es: "Diga qué es esta línea.",
    it: "Scrivi che cos'è questa riga.",
  },
  needCount: {
    en: "Write a whole number from 1 to 1000.",
    es: "Escriba un número entero de 1 a 1000.",
    it: "Scrivi un numero intero da 1 a 1000.",
  },
  needAmount: {
    en: "Write an amount like {{example}}.",
    es: "Escriba un importe como {{example}}.",
    it: "Scrivi un importo come {{example}}.",
  },
  depositTooHigh: {
    en: "The deposit must not be more than the total.",
    es: "El anticipo no puede superar el total.",
    it: "L'acconto non può superare il totale.",
  },
  needHttps: {
    en: "The link must begin with https://",
    es: "El enlace debe empezar por https://",
    it: "Il link deve iniziare con https://",
  },
  dayOver: {
    en: "This day is over. Choose a later one.",
    es: "Este día ya pasó. Elija uno posterior.",
    it: "Questo giorno è passato. Scegline uno successivo.",
  },
  validTooLong: {
    en: "Choose a day that is not after the trip, and at most a year from today.",
    es: "Elija un día que no sea posterior al viaje y como máximo a un año de hoy.",
    it: "Scegli un giorno che non sia dopo il viaggio e al massimo a un anno da oggi.",
  },
  wrongTotal: {
    en: "The total must not be below zero, nor above ten million dollars.",
    es: "El total no puede ser menor que cero ni mayor que diez millones de dólares.",
    it: "Il totale non può essere minore di zero né maggiore di dieci milioni di dollari.",
  },
  offerGone: {
    en: "This offer is not on the website any more. Choose another one.",
    es: "Esta oferta ya no está en la web. Elija otra.",
    it: "Questa offerta non è più sul sito. Scegline un'altra.",
  },
} as const satisfies Record<string, StaffText>;

export const METHOD_WORDS: Readonly<Record<PaymentMethod, StaffText>> = {
  cash: { en: "cash", es: "efectivo", it: "contanti" },
  card: { en: "card", es: "tarjeta", it: "carta" },
  transfer: { en: "bank transfer", es: "transferencia", it: "bonifico" },
  link: { en: "link to pay", es: "enlace de pago", it: "link di pagamento" },
  other: { en: "another way", es: "otra forma", it: "altro modo" },
};

export const CANCELLED_BY_WORDS: Readonly<Record<CancelledBy, StaffText>> = {
  guest: { en: "by the guest", es: "por el cliente", it: "dall'ospite" },
  agency: { en: "by us", es: "por nosotros", it: "da noi" },
  weather: { en: "because of the weather", es: "por el mal tiempo", it: "per il maltempo" },
  replaced: {
    en: "replaced by another trip",
    es: "sustituido por otro viaje",
    it: "sostituito da un altro viaggio",
  },
};

export const LOST_WORDS: Readonly<Record<LostReason, StaffText>> = {
  price: { en: "the price", es: "el precio", it: "il prezzo" },
  "no-places": { en: "no places left", es: "sin plazas", it: "nessun posto" },
  dates: { en: "the dates", es: "las fechas", it: "le date" },
  "no-answer": {
    en: "no answer from the guest",
    es: "el cliente no respondió",
    it: "l'ospite non ha risposto",
  },
  other: { en: "another reason", es: "otro motivo", it: "un altro motivo" },
};
