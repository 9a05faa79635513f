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
    en: "Days with accepted quotes, and closed days. Choose an offer to see all its days and close one.",
    es: "Días con presupuestos aceptados y días cerrados. Elige una oferta para ver todos sus días y cerrar alguno.",
    it: "Giorni con preventivi accettati e giorni chiusi. Scegli un'offerta per vedere tutti i suoi giorni e chiuderne uno.",
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
  persons: { en: "Persons", es: "Personas", it: "Persone" },
  parties: { en: "Bookings: {{count}}", es: "Reservas: {{count}}", it: "Prenotazioni: {{count}}" },
  back: { en: "All departures", es: "Todas las salidas", it: "Tutte le partenze" },
  unknown: {
    en: "There is no such offer.",
    es: "No existe esa oferta.",
    it: "Questa offerta non esiste.",
  },
  guests: { en: "Who goes", es: "Quién va", it: "Chi va" },
  nobody: {
    en: "No booking is noted for this day.",
    es: "No hay ninguna reserva anotada para este día.",
    it: "Nessuna prenotazione è annotata per questo giorno.",
  },
  byHand: {
    en: "Booked by hand",
    es: "Reservas anotadas a mano",
    it: "Prenotazioni annotate a mano",
  },
  byHandHint: {
    en: "These enquiries are marked as booked, without an accepted quote. They hold no places. If the day is cancelled, these guests get no mail: tell them yourself.",
    es: "Estas consultas están marcadas como reservadas, sin presupuesto aceptado. No ocupan plazas. Si el día se cancela, estos pasajeros no reciben ningún correo: avísales tú.",
    it: "Queste richieste sono segnate come prenotate, senza un preventivo accettato. Non occupano posti. Se il giorno viene annullato, questi ospiti non ricevono email: avvisali tu.",
  },
  withoutMail: {
    en: "Guests booked by hand: {{count}}. They get no mail from here: tell them yourself.",
    es: "Pasajeros con reserva anotada a mano: {{count}}. Desde aquí no reciben ningún correo: avísales tú.",
    it: "Ospiti con prenotazione annotata a mano: {{count}}. Da qui non ricevono email: avvisali tu.",
  },
  name: { en: "Name", es: "Nombre", it: "Nome" },
  adults: { en: "Adults", es: "Adultos", it: "Adulti" },
  children: { en: "Children", es: "Niños", it: "Bambini" },
  smallChildren: { en: "Under 1 m", es: "Menos de 1 m", it: "Sotto 1 m" },
  notSaid: { en: "not said", es: "sin indicar", it: "non indicato" },
  port: { en: "Pick-up", es: "Recogida", it: "Ritrovo" },
  total: { en: "Total", es: "Total", it: "Totale" },
  change: { en: "This day", es: "Este día", it: "Questo giorno" },
  close: { en: "Close", es: "Cerrar", it: "Chiudi" },
  closeHint: {
    en: "Once it is closed, nobody can book any more. Who has booked stays booked.",
    es: "Si lo cierras, ya nadie puede reservar. Quien reservó sigue con su reserva.",
    it: "Se lo chiudi, nessuno può più prenotare. Chi ha prenotato resta prenotato.",
  },
  open: { en: "Open again", es: "Abrir de nuevo", it: "Riapri" },
  cancel: { en: "Cancel this day…", es: "Cancelar este día…", it: "Annulla questo giorno…" },
  closedBy: {
    en: "Closed by {{who}}, {{when}}",
    es: "Lo cerró {{who}}, {{when}}",
    it: "Chiuso da {{who}}, {{when}}",
  },
  cancelledBy: {
    en: "Cancelled by {{who}}, {{when}}. Guests with an accepted quote were told:",
    es: "Lo canceló {{who}}, {{when}}. A los pasajeros con presupuesto aceptado se les dijo:",
    it: "Annullato da {{who}}, {{when}}. Agli ospiti con un preventivo accettato è stato detto:",
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
    en: "The day is cancelled. Every guest with an accepted quote gets a mail, and their enquiry waits for you.",
    es: "El día está cancelado. Cada pasajero con presupuesto aceptado recibe un correo y su consulta espera tu respuesta.",
    it: "Il giorno è annullato. Ogni ospite con un preventivo accettato riceve un'email e la sua richiesta aspetta te.",
  },
} as const satisfies Record<string, StaffText>;

/** The texts of the window that cancels a day. */
export const CANCEL_WORDS = {
  title: { en: "Cancel this day?", es: "¿Cancelar este día?", it: "Annullare questo giorno?" },
  text: {
    en: "The day closes, and everybody who has accepted a quote gets a mail with your words and other free days. This cannot be undone.",
    es: "El día se cierra y todos los que aceptaron un presupuesto reciben un correo con tus palabras y otros días libres. No se puede deshacer.",
    it: "Il giorno si chiude e chi ha accettato un preventivo riceve un'email con le tue parole e altri giorni liberi. Non si può annullare.",
  },
  reason: { en: "What guests read", es: "Lo que leen los pasajeros", it: "Cosa leggono gli ospiti" },
  reasonHint: {
    en: "Write it in each language of your guests, one below the other.",
    es: "Escríbelo en cada idioma de tus pasajeros, uno debajo de otro.",
    it: "Scrivilo in ogni lingua dei tuoi ospiti, una sotto l'altra.",
  },
  needReason: {
    en: "Tell guests why.",
    es: "Di a los pasajeros por qué.",
    it: "Spiega agli ospiti il perché.",
  },
  look: { en: "Look at the mail", es: "Ver el correo", it: "Guarda l'email" },
  mail: {
    en: "Mail in {{language}}, guests: {{count}}",
    es: "Correo en {{language}}, pasajeros: {{count}}",
    it: "Email in {{language}}, ospiti: {{count}}",
  },
  nobody: {
    en: "Nobody has accepted a quote for this day: no mail goes out.",
    es: "Nadie ha aceptado un presupuesto para este día: no sale ningún correo.",
    it: "Nessuno ha accettato un preventivo per questo giorno: non parte nessuna email.",
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
    es: "Copia esta dirección ahora: solo se muestra esta vez.",
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
  needName: { en: "Say who it is for.", es: "Di para quién es.", it: "Scrivi per chi è." },
  cancel: { en: "Cancel", es: "Cancelar", it: "Annulla" },
} as const satisfies Record<string, StaffText>;
