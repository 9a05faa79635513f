import { BOAT_WORDS } from "./boat-words";
import { DAY_WORDS } from "./day-words";
import type { FieldWords } from "./field-words";
import { OFFER_TEXT_WORDS } from "./offer-text-words";

/** What the fields of an offer are called. */
export const OFFER_WORDS: Readonly<Record<string, FieldWords>> = {
  "offer title": {
    label: { en: "Title", es: "Título", it: "Titolo" },
    hint: { en: "Without a price.", es: "Sin precio.", it: "Senza prezzo." },
  },
  url_slug: {
    label: { en: "Address on the site", es: "Dirección en la web", it: "Indirizzo sul sito" },
    hint: {
      en: "The last part of the page's address in this language: small letters, digits and hyphens, like isla-saona. When it changes, the old one leads to the new one.",
      es: "La última parte de la dirección en este idioma: minúsculas, números y guiones, como isla-saona. Si cambia, la anterior lleva a la nueva.",
      it: "L'ultima parte dell'indirizzo in questa lingua: minuscole, numeri e trattini, come isola-saona. Se cambia, il vecchio porta al nuovo.",
    },
  },
  sale: {
    label: { en: "On sale", es: "A la venta", it: "In vendita" },
    hint: {
      en: "Paused: the page stays and says why, without prices and booking. Hidden: the site does not show it.",
      es: "En pausa: la página sigue y dice por qué, sin precios ni reserva. Oculta: la web no la muestra.",
      it: "In pausa: la pagina resta e dice perché, senza prezzi né prenotazione. Nascosta: il sito non la mostra.",
    },
  },
  pause_note: {
    label: {
      en: "What visitors read while it is paused",
      es: "Lo que lee el visitante mientras está en pausa",
      it: "Cosa legge il visitatore durante la pausa",
    },
    hint: {
      en: "One or two sentences. Empty: “not on sale at the moment”.",
      es: "Una o dos frases. Vacío: «no está a la venta en este momento».",
      it: "Una o due frasi. Vuoto: «al momento non è in vendita».",
    },
  },
  publish_from: {
    label: { en: "Shown from", es: "Se muestra desde", it: "Visibile da" },
    hint: {
      en: "Dominican time. Empty: at once.",
      es: "Hora dominicana. Vacío: enseguida.",
      it: "Ora dominicana. Vuoto: subito.",
    },
  },
  publish_until: {
    label: { en: "Shown until", es: "Se muestra hasta", it: "Visibile fino a" },
    hint: {
      en: "Dominican time. From then on the site does not show it. Empty: no end.",
      es: "Hora dominicana. Desde entonces la web no la muestra. Vacío: sin final.",
      it: "Ora dominicana. Da allora il sito non la mostra. Vuoto: senza fine.",
    },
  },
  summary: {
    label: { en: "Summary", es: "Resumen", it: "Riassunto" },
    hint: {
      en: "On the card and in search results. At most 160 characters.",
      es: "En la tarjeta y en buscadores. Como máximo 160 caracteres.",
      it: "Sulla scheda e nei motori di ricerca. Al massimo 160 caratteri.",
    },
  },
  highlights: {
    label: { en: "Highlights", es: "Lo mejor", it: "I punti forti" },
    one: { en: "highlight", es: "punto", it: "punto" },
    hint: {
      en: "What one remembers of it, at most five, at most 70 characters each. Empty: not shown.",
      es: "Lo que se recuerda, como máximo cinco, de 70 caracteres cada uno. Vacío: no se muestra.",
      it: "Ciò che si ricorda, al massimo cinque, di 70 caratteri ciascuno. Vuoto: non viene mostrato.",
    },
  },
  cover: { label: { en: "Main picture", es: "Foto principal", it: "Foto principale" } },
  gallery: {
    label: { en: "Other pictures", es: "Otras fotos", it: "Altre foto" },
    one: { en: "picture", es: "foto", it: "foto" },
  },
  video: {
    label: { en: "Video", es: "Video", it: "Video" },
    hint: { en: "Optional.", es: "Opcional.", it: "Facoltativo." },
  },
  mp4: { label: { en: "MP4 file", es: "Archivo MP4", it: "File MP4" } },
  webm: {
    label: { en: "WebM file", es: "Archivo WebM", it: "File WebM" },
    hint: { en: "Optional.", es: "Opcional.", it: "Facoltativo." },
  },
  poster: {
    label: {
      en: "Picture before it plays",
      es: "Foto antes de que se reproduzca",
      it: "Foto prima della riproduzione",
    },
  },
  category_tags: {
    label: { en: "Kinds", es: "Categorías", it: "Categorie" },
    hint: {
      en: "For the filters of the catalog.",
      es: "Para los filtros del catálogo.",
      it: "Per i filtri del catalogo.",
    },
  },
  suits: {
    label: { en: "Possible with", es: "Posible con", it: "Possibile con" },
    hint: {
      en: "Only what the texts on babies, pregnancy and accessibility confirm. For the filters of the catalog.",
      es: "Solo lo que confirman los textos sobre bebés, embarazo y accesibilidad. Para los filtros del catálogo.",
      it: "Solo ciò che confermano i testi su neonati, gravidanza e accessibilità. Per i filtri del catalogo.",
    },
  },
  duration_hours: {
    label: { en: "Duration in hours", es: "Duración en horas", it: "Durata in ore" },
    hint: {
      en: "4 to 7 hours: half day. From 8 hours: full day.",
      es: "De 4 a 7 horas: medio día. Desde 8 horas: día completo.",
      it: "Da 4 a 7 ore: mezza giornata. Da 8 ore: giornata intera.",
    },
  },
  ports: {
    label: { en: "Ports", es: "Puertos", it: "Porti" },
    hint: {
      en: "Where guests are collected.",
      es: "Donde recogemos a los pasajeros.",
      it: "Dove andiamo a prendere gli ospiti.",
    },
  },
  port: { label: { en: "Port", es: "Puerto", it: "Porto" } },
  pickup: {
    label: { en: "Pick-up points", es: "Puntos de recogida", it: "Punti di ritrovo" },
    one: { en: "pick-up point", es: "punto de recogida", it: "punto di ritrovo" },
    hint: {
      en: "A row that you add or delete is added or deleted in all languages.",
      es: "Una fila que añadas o elimines se añade o elimina en todos los idiomas.",
      it: "Una riga che aggiungi o elimini viene aggiunta o eliminata in tutte le lingue.",
    },
  },
  place: { label: { en: "Place", es: "Lugar", it: "Luogo" } },
  time: {
    label: { en: "Time", es: "Hora", it: "Ora" },
    hint: { en: "Like 07:30.", es: "Como 07:30.", it: "Come 07:30." },
  },
  prices: {
    label: { en: "Prices", es: "Precios", it: "Prezzi" },
    one: { en: "price", es: "precio", it: "prezzo" },
    hint: {
      en: "One row per port. No rows: “price on request”.",
      es: "Una fila por puerto. Sin filas: «precio a consultar».",
      it: "Una riga per porto. Senza righe: «prezzo su richiesta».",
    },
  },
  adult: {
    label: { en: "Adult (US dollars)", es: "Adulto (dólares)", it: "Adulto (dollari)" },
    hint: {
      en: "For a boat: the price of the boat.",
      es: "Para un barco: el precio del barco.",
      it: "Per una barca: il prezzo della barca.",
    },
  },
  child: {
    label: { en: "Child (US dollars)", es: "Niño (dólares)", it: "Bambino (dollari)" },
    hint: {
      en: "Empty: no price for children.",
      es: "Vacío: sin precio para niños.",
      it: "Vuoto: nessun prezzo per i bambini.",
    },
  },
  currency: { label: { en: "Currency", es: "Moneda", it: "Valuta" } },
  price_basis: { label: { en: "The price is", es: "El precio es", it: "Il prezzo è" } },
  minimum_party: {
    label: { en: "Minimum number of persons", es: "Mínimos de personas", it: "Numero minimo di persone" },
    one: { en: "minimum", es: "mínimo", it: "minimo" },
    hint: { en: "By port.", es: "Por puerto.", it: "Per porto." },
  },
  persons: { label: { en: "Persons", es: "Personas", it: "Persone" } },
  places: {
    label: { en: "Places to visit", es: "Lugares que se visitan", it: "Luoghi da visitare" },
    one: { en: "place", es: "lugar", it: "luogo" },
    hint: {
      en: "A place that you add or delete is added or deleted in all languages.",
      es: "Un lugar que añadas o elimines se añade o elimina en todos los idiomas.",
      it: "Un luogo che aggiungi o elimini viene aggiunto o eliminato in tutte le lingue.",
    },
  },
  name: { label: { en: "Name", es: "Nombre", it: "Nome" } },
  lat: {
    label: { en: "Latitude", es: "Latitud", it: "Latitudine" },
    hint: { en: "Like 18.164.", es: "Como 18.164.", it: "Come 18.164." },
  },
  lon: {
    label: { en: "Longitude", es: "Longitud", it: "Longitudine" },
    hint: { en: "Like -68.765.", es: "Como -68.765.", it: "Come -68.765." },
  },
  itinerary: {
    label: { en: "Steps of the day", es: "Pasos del día", it: "Tappe della giornata" },
    one: { en: "step", es: "paso", it: "tappa" },
    hint: {
      en: "A step that you add or delete is added or deleted in all languages.",
      es: "Un paso que añadas o elimines se añade o elimina en todos los idiomas.",
      it: "Una tappa che aggiungi o elimini viene aggiunta o eliminata in tutte le lingue.",
    },
  },
  included: {
    label: { en: "Things included", es: "Cosas incluidas", it: "Cose incluse" },
    one: { en: "line", es: "línea", it: "riga" },
  },
  not_included: {
    label: { en: "Things not included", es: "Cosas no incluidas", it: "Cose non incluse" },
    one: { en: "line", es: "línea", it: "riga" },
  },
  bring: {
    label: { en: "Things to bring", es: "Cosas que llevar", it: "Cose da portare" },
    one: { en: "line", es: "línea", it: "riga" },
  },
  item: { label: { en: "Line", es: "Línea", it: "Riga" } },
  faq: {
    label: { en: "Questions and answers", es: "Preguntas y respuestas", it: "Domande e risposte" },
    one: { en: "question", es: "pregunta", it: "domanda" },
  },
  question: { label: { en: "Question", es: "Pregunta", it: "Domanda" } },
  answer: { label: { en: "Answer", es: "Respuesta", it: "Risposta" } },
  ...OFFER_TEXT_WORDS,
  related: {
    label: { en: "Related in our catalog", es: "Relacionados", it: "Offerte simili" },
    hint: { en: "At most 6.", es: "Como máximo 6.", it: "Al massimo 6." },
  },
  ...BOAT_WORDS,
  ...DAY_WORDS,
  asks_flight: {
    label: {
      en: "Asks for airport and flight",
      es: "Pregunta por aeropuerto y vuelo",
      it: "Chiede aeroporto e volo",
    },
    hint: {
      en: "For airport transfers: the booking panel asks for the flight instead of hotel or ship.",
      es: "Para traslados al aeropuerto: al reservar se pregunta por el vuelo en vez del hotel o barco.",
      it: "Per i transfer dall'aeroporto: si chiede il volo invece dell'hotel o della nave.",
    },
  },
  featured: { label: { en: "On the home page", es: "En la página de inicio", it: "Nella pagina iniziale" } },
  order: {
    label: { en: "Order in lists", es: "Orden en las listas", it: "Ordine negli elenchi" },
    hint: { en: "Small numbers first.", es: "Los números bajos primero.", it: "Prima i numeri bassi." },
  },
  "offer body": { label: { en: "Description", es: "Descripción", it: "Descrizione" } },
};
