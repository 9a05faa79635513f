import type { StaffText } from "../../config/staff-text";
import type { DepartureState } from "../../contracts/departures";
import { SHARED_WORDS } from "../language/shared-words";

/** How a departure stands. */
export const STATE_WORDS: Readonly<Record<DepartureState, StaffText>> = {
  free: { en: "open", es: "abierto", it: "aperto" },
  few: { en: "few left", es: "quedan pocas", it: "quasi pieno" },
  full: { en: "full", es: "completo", it: "al completo" },
  closed: { en: "closed", es: "cerrado", it: "chiuso" },
  cancelled: { en: "cancelled", es: "cancelado", it: "annullato" },
};

/** The texts of the coming days and of one day. */
export const DEPARTURE_WORDS = {
  offer: { en: "Offer", es: "Oferta", it: "Offerta" },
  all: { en: "All offers", es: "Todas las ofertas", it: "Tutte le offerte" },
  from: { en: "From", es: "Desde", it: "Dal" },
  earlier: { en: "Earlier", es: "Antes", it: "Prima" },
  later: { en: "Later", es: "Después", it: "Dopo" },
  today: { en: "Today", es: "Hoy", it: "Oggi" },
  hint: {
    en: "Days with bookings, and closed days. Choose an offer to see all its days and close one.",
    es: "Días con reservas y días cerrados. Elija una oferta para ver todos sus días y cerrar alguno.",
    it: "Giorni con prenotazioni e giorni chiusi. Scegli un'offerta per vedere tutti i suoi giorni e chiuderne uno.",
  },
  nothing: {
    en: "No places are taken in these four weeks, and no day is closed.",
    es: "En estas cuatro semanas no hay plazas ocupadas ni días cerrados.",
    it: "In queste quattro settimane nessun posto è occupato e nessun giorno è chiuso.",
  },
  failed: {
    en: "The departures could not be loaded. This page keeps trying.",
    es: "No se pudieron cargar las salidas. Esta página sigue intentándolo.",
    it: "Non è stato possibile caricare le partenze. Questa pagina continua a provare.",
  },
  loading: SHARED_WORDS.loading,
  places: {
    en: "{{held}} of {{capacity}} places taken",
    es: "{{held}} de {{capacity}} plazas ocupadas",
    it: "{{held}} posti occupati su {{capacity}}",
  },
  boats: {
    en: "{{held}} of {{capacity}} boats taken",
    es: "{{held}} de {{capacity}} barcos ocupados",
    it: "{{held}} barche occupate su {{capacity}}",
  },
  placesNoLimit: {
    en: "{{held}} places taken, no limit",
    es: "{{held}} plazas ocupadas, sin límite",
    it: "{{held}} posti occupati, senza limite",
  },
  boatsNoLimit: {
    en: "{{held}} boats taken, no limit",
    es: "{{held}} barcos ocupados, sin límite",
    it: "{{held}} barche occupate, senza limite",
  },
  parties: { en: "Bookings: {{count}}", es: "Reservas: {{count}}", it: "Prenotazioni: {{count}}" },
  back: { en: "All departures", es: "Todas las salidas", it: "Tutte le partenze" },
  unknown: {
    en: "There is no such offer.",
    es: "No existe esa oferta.",
    it: "Questa offerta non esiste.",
  },
  change: { en: "This day", es: "Este día", it: "Questo giorno" },
  close: { en: "Close", es: "Cerrar", it: "Chiudi" },
  booked: {
    en: "Bookings for this day: {{parties}}. Persons: {{persons}}.",
    es: "Reservas para este día: {{parties}}. Personas: {{persons}}.",
    it: "Prenotazioni per questo giorno: {{parties}}. Persone: {{persons}}.",
  },
  closeHint: {
    en: "Closing stops new bookings. Existing bookings are kept.",
    es: "Si lo cierra, nadie más puede reservar. Las reservas existentes se mantienen.",
    it: "Se lo chiudi, nessuno può più prenotare. Le prenotazioni esistenti restano.",
  },
  open: { en: "Open again", es: "Abrir de nuevo", it: "Riapri" },
  cancel: { en: "Cancel this day…", es: "Cancelar este día…", it: "Annulla questo giorno…" },
  closedBy: {
    en: "Closed by {{who}}, {{when}}",
    es: "Lo cerró {{who}}, {{when}}",
    it: "Chiuso da {{who}}, {{when}}",
  },
  cancelledBy: {
    en: "Cancelled by {{who}}, {{when}}. Guests were told:",
    es: "Lo canceló {{who}}, {{when}}. A los pasajeros se les dijo:",
    it: "Annullato da {{who}}, {{when}}. Agli ospiti è stato detto:",
  },
  byContent: {
    en: "This day is closed on the website, where it has to be opened:",
    es: "Este día está cerrado en la web, donde hay que abrirlo:",
    it: "Questo giorno è chiuso sul sito, dove va riaperto:",
  },
  quick: { en: "Quick changes", es: "Cambios rápidos", it: "Modifiche rapide" },
  closed: { en: "The day is closed.", es: "El día está cerrado.", it: "Il giorno è chiuso." },
  opened: { en: "The day is open.", es: "El día está abierto.", it: "Il giorno è aperto." },
  cancelled: {
    en: "The day is cancelled. Every guest with an email address gets a mail, and their enquiry waits for you.",
    es: "El día está cancelado. Cada pasajero con dirección de correo recibe un correo y su consulta espera su respuesta.",
    it: "Il giorno è annullato. Ogni ospite con un indirizzo email riceve un'email e la sua richiesta aspetta te.",
  },
} as const satisfies Record<string, StaffText>;

/** The texts of the window that cancels a day. */
export const CANCEL_WORDS = {
  title: { en: "Cancel this day?", es: "¿Cancelar este día?", it: "Annullare questo giorno?" },
  text: {
    en: "The day closes, its bookings are cancelled, and every guest with an email address gets a mail with your text and other free days. This cannot be undone.",
    es: "El día se cierra, sus reservas se cancelan y cada pasajero con dirección de correo recibe un correo con su texto y otros días libres. No se puede deshacer.",
    it: "Il giorno si chiude, le sue prenotazioni vengono annullate e ogni ospite con un indirizzo email riceve un'email con il tuo testo e altri giorni liberi. Non si può tornare indietro.",
  },
  booked: DEPARTURE_WORDS.booked,
  noMail: {
    en: "Bookings that get no mail: {{count}}. Phone these guests.",
    es: "Reservas que no reciben ningún correo: {{count}}. Llame a estos pasajeros.",
    it: "Prenotazioni che non ricevono email: {{count}}. Telefona a questi ospiti.",
  },
  reason: { en: "What guests read", es: "Lo que leen los pasajeros", it: "Cosa leggono gli ospiti" },
  reasonHint: {
    en: "Write it in each language of your guests, one below the other.",
    es: "Escríbalo en cada idioma de sus pasajeros, uno debajo de otro.",
    it: "Scrivilo in ogni lingua dei tuoi ospiti, una sotto l'altra.",
  },
  needReason: {
    en: "Tell guests why.",
    es: "Diga a los pasajeros por qué.",
    it: "Spiega agli ospiti il perché.",
  },
  look: { en: "Look at the mail", es: "Ver el correo", it: "Guarda l'email" },
  mail: {
    en: "Mail in {{language}}, guests: {{count}}",
    es: "Correo en {{language}}, pasajeros: {{count}}",
    it: "Email in {{language}}, ospiti: {{count}}",
  },
  nobody: {
    en: "No guest of this day gets a mail.",
    es: "Ningún pasajero de este día recibe un correo.",
    it: "Nessun ospite di questo giorno riceve un'email.",
  },
  cancel: {
    en: "Cancel the day, mails: {{count}}",
    es: "Cancelar el día, correos: {{count}}",
    it: "Annulla il giorno, email: {{count}}",
  },
  keep: { en: "Keep the day", es: "Mantener el día", it: "Mantieni il giorno" },
} as const satisfies Record<string, StaffText>;

/** The texts of the calendars of the crews. */
export const CALENDAR_WORDS = {
  title: {
    en: "Calendars for the crews",
    es: "Calendarios para las tripulaciones",
    it: "Calendari per gli equipaggi",
  },
  intro: {
    en: "A secret address that a phone adds to its calendar: who goes when, by first name, persons and pick-up. Whoever has it can read it.",
    es: "Una dirección secreta que el teléfono añade a su calendario: quién va y cuándo, con nombre de pila, personas y recogida. Quien la tiene puede leerlo.",
    it: "Un indirizzo segreto che il telefono aggiunge al suo calendario: chi va e quando, con nome, persone e ritrovo. Chi ce l'ha può leggerlo.",
  },
  name: { en: "Who is it for?", es: "¿Para quién es?", it: "Per chi è?" },
  language: { en: "Language", es: "Idioma", it: "Lingua" },
  make: { en: "Make an address", es: "Crear una dirección", it: "Crea un indirizzo" },
  made: {
    en: "Copy this address now: it is shown only this once.",
    es: "Copie esta dirección ahora: solo se muestra esta vez.",
    it: "Copia ora questo indirizzo: si vede solo questa volta.",
  },
  address: { en: "Secret address", es: "Dirección secreta", it: "Indirizzo segreto" },
  copy: { en: "Copy", es: "Copiar", it: "Copia" },
  copied: { en: "Copied.", es: "Copiada.", it: "Copiato." },
  add: {
    en: "Add to this device's calendar",
    es: "Añadir al calendario de este dispositivo",
    it: "Aggiungi al calendario di questo dispositivo",
  },
  since: {
    en: "made by {{who}}, {{when}}",
    es: "la creó {{who}}, {{when}}",
    it: "creato da {{who}}, {{when}}",
  },
  end: { en: "End", es: "Anular", it: "Disattiva" },
  endOf: {
    en: "End the address of {{name}}",
    es: "Anular la dirección de {{name}}",
    it: "Disattiva l'indirizzo di {{name}}",
  },
  endTitle: { en: "End this address?", es: "¿Anular esta dirección?", it: "Disattivare questo indirizzo?" },
  endText: {
    en: "The phone of {{name}} gets no more departures. The address never works again.",
    es: "El teléfono de {{name}} deja de recibir salidas. La dirección no vuelve a funcionar.",
    it: "Il telefono di {{name}} non riceve più le partenze. L'indirizzo non funzionerà più.",
  },
  ended: { en: "The address has ended.", es: "La dirección está anulada.", it: "L'indirizzo è disattivato." },
  needName: { en: "Say who it is for.", es: "Diga para quién es.", it: "Scrivi per chi è." },
  cancel: { en: "Cancel", es: "Cancelar", it: "Annulla" },
} as const satisfies Record<string, StaffText>;
