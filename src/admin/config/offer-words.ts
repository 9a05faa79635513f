import type { FieldWords } from "./field-words";
import { OFFER_TEXT_WORDS } from "./offer-text-words";

/** What the fields of an offer are called. */
export const OFFER_WORDS: Readonly<Record<string, FieldWords>> = {
  "offer title": {
    label: ["Title", "Título", "Titolo"],
    hint: ["Without a price.", "Sin precio.", "Senza prezzo."],
  },
  url_slug: {
    label: ["Address on the site", "Dirección en la web", "Indirizzo sul sito"],
    hint: [
      "The last part of the page's address in this language: small letters, digits and hyphens, like isla-saona. Links break when it changes.",
      "La última parte de la dirección en este idioma: minúsculas, números y guiones, como isla-saona. Si cambia, se rompen los enlaces.",
      "L'ultima parte dell'indirizzo in questa lingua: minuscole, numeri e trattini, come isola-saona. Se cambia, i link non funzionano più.",
    ],
  },
  sale: {
    label: ["On sale", "A la venta", "In vendita"],
    hint: [
      "Paused: the page stays and says why, without prices and booking. Hidden: the site does not show it.",
      "En pausa: la página sigue y dice por qué, sin precios ni reserva. Oculta: la web no la muestra.",
      "In pausa: la pagina resta e dice perché, senza prezzi né prenotazione. Nascosta: il sito non la mostra.",
    ],
  },
  pause_note: {
    label: [
      "What visitors read while it is paused",
      "Lo que lee el visitante mientras está en pausa",
      "Cosa legge il visitatore durante la pausa",
    ],
    hint: [
      "One or two sentences. Empty: “not on sale at the moment”.",
      "Una o dos frases. Vacío: «no está a la venta en este momento».",
      "Una o due frasi. Vuoto: «al momento non è in vendita».",
    ],
  },
  publish_from: {
    label: ["Shown from", "Se muestra desde", "Visibile da"],
    hint: [
      "Dominican time. Empty: at once.",
      "Hora dominicana. Vacío: enseguida.",
      "Ora dominicana. Vuoto: subito.",
    ],
  },
  publish_until: {
    label: ["Shown until", "Se muestra hasta", "Visibile fino a"],
    hint: [
      "Dominican time. From then on the site does not show it. Empty: no end.",
      "Hora dominicana. Desde entonces la web no la muestra. Vacío: sin final.",
      "Ora dominicana. Da allora il sito non la mostra. Vuoto: senza fine.",
    ],
  },
  summary: {
    label: ["Summary", "Resumen", "Riassunto"],
    hint: [
      "On the card and in search results. At most 160 characters.",
      "En la tarjeta y en buscadores. Como máximo 160 caracteres.",
      "Sulla scheda e nei motori di ricerca. Al massimo 160 caratteri.",
    ],
  },
  cover: { label: ["Main picture", "Foto principal", "Foto principale"] },
  gallery: { label: ["Other pictures", "Otras fotos", "Altre foto"], one: ["picture", "foto", "foto"] },
  video: { label: ["Video", "Video", "Video"], hint: ["Optional.", "Opcional.", "Facoltativo."] },
  mp4: { label: ["MP4 file", "Archivo MP4", "File MP4"] },
  webm: {
    label: ["WebM file", "Archivo WebM", "File WebM"],
    hint: ["Optional.", "Opcional.", "Facoltativo."],
  },
  poster: {
    label: ["Picture before it plays", "Foto antes de que se reproduzca", "Foto prima della riproduzione"],
  },
  category_tags: {
    label: ["Kinds", "Categorías", "Categorie"],
    hint: ["For the filters of the catalog.", "Para los filtros del catálogo.", "Per i filtri del catalogo."],
  },
  suits: {
    label: ["Possible with", "Posible con", "Possibile con"],
    hint: [
      "Only what the texts on babies, pregnancy and accessibility confirm. For the filters of the catalog.",
      "Solo lo que confirman los textos sobre bebés, embarazo y accesibilidad. Para los filtros del catálogo.",
      "Solo ciò che confermano i testi su neonati, gravidanza e accessibilità. Per i filtri del catalogo.",
    ],
  },
  duration_hours: {
    label: ["Duration in hours", "Duración en horas", "Durata in ore"],
    hint: [
      "4 to 7 hours: half day. From 8 hours: full day.",
      "De 4 a 7 horas: medio día. Desde 8 horas: día completo.",
      "Da 4 a 7 ore: mezza giornata. Da 8 ore: giornata intera.",
    ],
  },
  days: { label: ["Days of the week", "Días de la semana", "Giorni della settimana"] },
  season: {
    label: ["Season", "Temporada", "Stagione"],
    hint: [
      "Only if it does not run all year.",
      "Solo si no se ofrece todo el año.",
      "Solo se non è disponibile tutto l'anno.",
    ],
  },
  from: {
    label: ["First day", "Primer día", "Primo giorno"],
    hint: ["Every year the same day.", "Cada año el mismo día.", "Ogni anno lo stesso giorno."],
  },
  until: {
    label: ["Last day", "Último día", "Ultimo giorno"],
    hint: ["Every year the same day.", "Cada año el mismo día.", "Ogni anno lo stesso giorno."],
  },
  closed_days: {
    label: ["Days sold out", "Días agotados", "Giorni esauriti"],
    hint: [
      "Tap the days on which it does not run or is full.",
      "Toca los días en que no sale o está completa.",
      "Tocca i giorni in cui non parte o è al completo.",
    ],
  },
  ports: {
    label: ["Ports", "Puertos", "Porti"],
    hint: [
      "Where guests are collected.",
      "Donde recogemos a los pasajeros.",
      "Dove andiamo a prendere gli ospiti.",
    ],
  },
  port: { label: ["Port", "Puerto", "Porto"] },
  pickup: {
    label: ["Pick-up points", "Puntos de recogida", "Punti di ritrovo"],
    one: ["pick-up point", "punto de recogida", "punto di ritrovo"],
    hint: [
      "A row that you add or delete is added or deleted in all languages.",
      "Una fila que añadas o elimines se añade o elimina en todos los idiomas.",
      "Una riga che aggiungi o elimini viene aggiunta o eliminata in tutte le lingue.",
    ],
  },
  place: { label: ["Place", "Lugar", "Luogo"] },
  time: { label: ["Time", "Hora", "Ora"], hint: ["Like 07:30.", "Como 07:30.", "Come 07:30."] },
  prices: {
    label: ["Prices", "Precios", "Prezzi"],
    one: ["price", "precio", "prezzo"],
    hint: [
      "One row per port. No rows: “price on request”.",
      "Una fila por puerto. Sin filas: «precio a consultar».",
      "Una riga per porto. Senza righe: «prezzo su richiesta».",
    ],
  },
  adult: {
    label: ["Adult (US dollars)", "Adulto (dólares)", "Adulto (dollari)"],
    hint: [
      "For a boat: the price of the boat.",
      "Para un barco: el precio del barco.",
      "Per una barca: il prezzo della barca.",
    ],
  },
  child: {
    label: ["Child (US dollars)", "Niño (dólares)", "Bambino (dollari)"],
    hint: [
      "Empty: no price for children.",
      "Vacío: sin precio para niños.",
      "Vuoto: nessun prezzo per i bambini.",
    ],
  },
  currency: { label: ["Currency", "Moneda", "Valuta"] },
  price_basis: { label: ["The price is", "El precio es", "Il prezzo è"] },
  minimum_party: {
    label: ["Minimum number of persons", "Mínimos de personas", "Numero minimo di persone"],
    one: ["minimum", "mínimo", "minimo"],
    hint: ["By port.", "Por puerto.", "Per porto."],
  },
  persons: { label: ["Persons", "Personas", "Persone"] },
  places: {
    label: ["Places to visit", "Lugares que se visitan", "Luoghi da visitare"],
    one: ["place", "lugar", "luogo"],
    hint: [
      "A place that you add or delete is added or deleted in all languages.",
      "Un lugar que añadas o elimines se añade o elimina en todos los idiomas.",
      "Un luogo che aggiungi o elimini viene aggiunto o eliminato in tutte le lingue.",
    ],
  },
  name: { label: ["Name", "Nombre", "Nome"] },
  lat: {
    label: ["Latitude", "Latitud", "Latitudine"],
    hint: ["Like 18.164.", "Como 18.164.", "Come 18.164."],
  },
  lon: {
    label: ["Longitude", "Longitud", "Longitudine"],
    hint: ["Like -68.765.", "Como -68.765.", "Come -68.765."],
  },
  itinerary: {
    label: ["Steps of the day", "Pasos del día", "Tappe della giornata"],
    one: ["step", "paso", "tappa"],
    hint: [
      "A step that you add or delete is added or deleted in all languages.",
      "Un paso que añadas o elimines se añade o elimina en todos los idiomas.",
      "Una tappa che aggiungi o elimini viene aggiunta o eliminata in tutte le lingue.",
    ],
  },
  included: { label: ["Things included", "Cosas incluidas", "Cose incluse"], one: ["line", "línea", "riga"] },
  not_included: {
    label: ["Things not included", "Cosas no incluidas", "Cose non incluse"],
    one: ["line", "línea", "riga"],
  },
  bring: {
    label: ["Things to bring", "Cosas que llevar", "Cose da portare"],
    one: ["line", "línea", "riga"],
  },
  item: { label: ["Line", "Línea", "Riga"] },
  faq: {
    label: ["Questions and answers", "Preguntas y respuestas", "Domande e risposte"],
    one: ["question", "pregunta", "domanda"],
  },
  question: { label: ["Question", "Pregunta", "Domanda"] },
  answer: { label: ["Answer", "Respuesta", "Risposta"] },
  ...OFFER_TEXT_WORDS,
  related: {
    label: ["Related in our catalog", "Relacionados", "Offerte simili"],
    hint: ["At most 6.", "Como máximo 6.", "Al massimo 6."],
  },
  boat: {
    label: ["The boat", "El barco", "La barca"],
    hint: ["Only for boats.", "Solo para barcos.", "Solo per barche."],
  },
  length_m: { label: ["Length in metres", "Eslora en metros", "Lunghezza in metri"] },
  capacity: { label: ["Guests at most", "Máximo de pasajeros", "Massimo di ospiti"] },
  crew: { label: ["Crew", "Tripulación", "Equipaggio"] },
  cabins: { label: ["Cabins", "Camarotes", "Cabine"] },
  engine: { label: ["Engine", "Motor", "Motore"] },
  featured: { label: ["On the home page", "En la página de inicio", "Nella pagina iniziale"] },
  order: {
    label: ["Order in lists", "Orden en las listas", "Ordine negli elenchi"],
    hint: ["Small numbers first.", "Los números bajos primero.", "Prima i numeri bassi."],
  },
  "offer body": { label: ["Description", "Descripción", "Descrizione"] },
};
