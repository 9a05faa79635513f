import type { EnquiryView } from "../../../contracts/inbox";
import type { StaffText } from "../../../config/staff-text";

/** The names of the views of the list. */
export const VIEW_WORDS: Readonly<Record<EnquiryView, StaffText>> = {
  all: { en: "All", es: "Todas", it: "Tutte" },
  due: { en: "Due", es: "Con retraso", it: "In ritardo" },
  new: { en: "New", es: "Nuevas", it: "Nuove" },
  open: { en: "Waiting for us", es: "Esperan nuestra respuesta", it: "Aspettano noi" },
  answered: { en: "Waiting for the guest", es: "Esperan al cliente", it: "Aspettano l'ospite" },
  booked: { en: "Booked", es: "Reservadas", it: "Prenotate" },
  lost: { en: "Lost", es: "Perdidas", it: "Perse" },
  held: { en: "Possible spam", es: "Posible spam", it: "Possibile spam" },
};

/** The texts of the list of enquiries. */
export const LIST_WORDS = {
  views: { en: "Views", es: "Vistas", it: "Viste" },
  search: { en: "Search", es: "Buscar", it: "Cerca" },
  searchHint: {
    en: "Name, address, reference or words",
    es: "Nombre, correo, referencia o palabras",
    it: "Nome, indirizzo, riferimento o parole",
  },
  filters: { en: "Filters", es: "Filtros", it: "Filtri" },
  filtersOn: { en: "Filters ({{count}})", es: "Filtros ({{count}})", it: "Filtri ({{count}})" },
  clear: { en: "Clear the filters", es: "Quitar los filtros", it: "Togli i filtri" },
  any: { en: "All", es: "Todo", it: "Tutto" },
  offer: { en: "Offer", es: "Oferta", it: "Offerta" },
  port: { en: "Port", es: "Puerto", it: "Porto" },
  lang: { en: "Guest's language", es: "Idioma del cliente", it: "Lingua dell'ospite" },
  person: { en: "Given to", es: "Asignada a", it: "Affidata a" },
  nobody: { en: "Nobody", es: "Nadie", it: "Nessuno" },
  source: { en: "Source", es: "Origen", it: "Provenienza" },
  from: { en: "Travels from", es: "Viaja desde", it: "Viaggia dal" },
  to: { en: "Travels until", es: "Viaja hasta", it: "Viaggia fino al" },
  csv: {
    en: "Download this list (CSV)",
    es: "Descargar esta lista (CSV)",
    it: "Scarica questo elenco (CSV)",
  },
  list: { en: "Enquiries", es: "Consultas", it: "Richieste" },
  shown_one: { en: "{{count}} enquiry shown.", es: "{{count}} consulta.", it: "{{count}} richiesta." },
  shown_other: { en: "{{count}} enquiries shown.", es: "{{count}} consultas.", it: "{{count}} richieste." },
  arrived_one: {
    en: "{{count}} new enquiry",
    es: "{{count}} consulta nueva",
    it: "{{count}} nuova richiesta",
  },
  arrived_other: {
    en: "{{count}} new enquiries",
    es: "{{count}} consultas nuevas",
    it: "{{count}} nuove richieste",
  },
  changed: { en: "The list has changed", es: "La lista ha cambiado", it: "L'elenco è cambiato" },
  show: { en: "Show", es: "Mostrar", it: "Mostra" },
  more: { en: "More enquiries", es: "Más consultas", it: "Altre richieste" },
  loading: { en: "One moment…", es: "Un momento…", it: "Un momento…" },
  empty: {
    en: "No enquiry yet. One that arrives is here within ten seconds.",
    es: "Aún no hay consultas. La que llegue estará aquí en diez segundos.",
    it: "Ancora nessuna richiesta. Quella che arriva è qui entro dieci secondi.",
  },
  nothingDue: {
    en: "Nothing is due. Well done.",
    es: "No hay ninguna respuesta con retraso. ¡Bien hecho!",
    it: "Nessuna risposta in ritardo. Ben fatto!",
  },
  nothingFound: {
    en: "No enquiry fits. Search for fewer words, or clear the filters.",
    es: "Ninguna consulta coincide. Busca menos palabras o quita los filtros.",
    it: "Nessuna richiesta corrisponde. Cerca meno parole o togli i filtri.",
  },
  nothingHere: { en: "No enquiry here.", es: "Aquí no hay consultas.", it: "Qui non c'è nessuna richiesta." },
  failed: {
    en: "The list could not be loaded. What you see may be old.",
    es: "No se pudo cargar la lista. Lo que ves puede estar desactualizado.",
    it: "Non è stato possibile caricare l'elenco. Quello che vedi può essere vecchio.",
  },
  booked: { en: "booked", es: "reservado", it: "prenotato" },
  quoted: { en: "quoted", es: "presupuestado", it: "preventivato" },
  asked: { en: "asked", es: "pedido", it: "chiesto" },
  newBooking: { en: "New booking", es: "Nueva reserva", it: "Nuova prenotazione" },
  question: { en: "A question", es: "Una pregunta", it: "Una domanda" },
  andMore: { en: "and {{count}} more", es: "y {{count}} más", it: "e altre {{count}}" },
  persons_one: { en: "{{count}} person", es: "{{count}} persona", it: "{{count}} persona" },
  persons_other: { en: "{{count}} persons", es: "{{count}} personas", it: "{{count}} persone" },
  dueIn: { en: "due in {{time}}", es: "quedan {{time}}", it: "entro {{time}}" },
  late: { en: "{{time}} late", es: "{{time}} de retraso", it: "in ritardo di {{time}}" },
  dueNow: { en: "due now", es: "responder ya", it: "da rispondere ora" },
  held: { en: "possible spam", es: "posible spam", it: "possibile spam" },
  help: { en: "Keys", es: "Teclas", it: "Tasti" },
} as const satisfies Record<string, StaffText>;

/** The texts of the help about keys. */
export const KEY_WORDS = {
  title: { en: "Keys of the list", es: "Teclas de la lista", it: "Tasti dell'elenco" },
  down: { en: "next enquiry", es: "consulta siguiente", it: "richiesta seguente" },
  up: { en: "enquiry before", es: "consulta anterior", it: "richiesta precedente" },
  open: { en: "open it", es: "abrirla", it: "aprirla" },
  search: { en: "search", es: "buscar", it: "cercare" },
  help: { en: "this help", es: "esta ayuda", it: "questo aiuto" },
  on: {
    en: "Use single letters as keys (J, K, /, ?)",
    es: "Usar letras sueltas como teclas (J, K, /, ?)",
    it: "Usa lettere singole come tasti (J, K, /, ?)",
  },
  close: { en: "Close", es: "Cerrar", it: "Chiudi" },
} as const satisfies Record<string, StaffText>;
