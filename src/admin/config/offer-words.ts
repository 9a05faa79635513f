import type { FieldWords } from "./field-words";

const EMPTY_HIDES: FieldWords["hint"] = [
  "Empty: the heading is not shown.",
  "Vacío: no se muestra el apartado.",
];
const EMPTY_DEFAULT: FieldWords["hint"] = [
  "Empty: the agency's usual text (Settings) is shown.",
  "Vacío: se muestra el texto habitual de la agencia (Ajustes).",
];

/** What the fields of an offer are called. */
export const OFFER_WORDS: Readonly<Record<string, FieldWords>> = {
  "offer title": { label: ["Title", "Título"], hint: ["Without a price.", "Sin precio."] },
  url_slug: {
    label: ["Address on the site", "Dirección en la web"],
    hint: [
      "The last part of the page's address in this language: small letters, digits and hyphens, like isla-saona. Links break when it changes.",
      "La última parte de la dirección en este idioma: minúsculas, números y guiones, como isla-saona. Si cambia, se rompen los enlaces.",
    ],
  },
  sale: {
    label: ["On sale", "A la venta"],
    hint: [
      "Paused: the page stays and says why, without prices and booking. Hidden: the site does not show it.",
      "En pausa: la página sigue y dice por qué, sin precios ni reserva. Oculta: la web no la muestra.",
    ],
  },
  pause_note: {
    label: ["What visitors read while it is paused", "Lo que lee el visitante mientras está en pausa"],
    hint: [
      "One or two sentences. Empty: “not on sale at the moment”.",
      "Una o dos frases. Vacío: «no está a la venta en este momento».",
    ],
  },
  publish_from: {
    label: ["Shown from", "Se muestra desde"],
    hint: ["Dominican time. Empty: at once.", "Hora dominicana. Vacío: enseguida."],
  },
  publish_until: {
    label: ["Shown until", "Se muestra hasta"],
    hint: [
      "Dominican time. From then on the site does not show it. Empty: no end.",
      "Hora dominicana. Desde entonces la web no la muestra. Vacío: sin final.",
    ],
  },
  summary: {
    label: ["Summary", "Resumen"],
    hint: [
      "On the card and in search results. At most 160 characters.",
      "En la tarjeta y en buscadores. Como máximo 160 caracteres.",
    ],
  },
  cover: { label: ["Main picture", "Foto principal"] },
  gallery: { label: ["Other pictures", "Otras fotos"], one: ["picture", "foto"] },
  video: { label: ["Video", "Video"], hint: ["Optional.", "Opcional."] },
  mp4: { label: ["MP4 file", "Archivo MP4"] },
  webm: { label: ["WebM file", "Archivo WebM"], hint: ["Optional.", "Opcional."] },
  poster: { label: ["Picture before it plays", "Foto antes de que se reproduzca"] },
  category_tags: {
    label: ["Kinds", "Categorías"],
    hint: ["For the filters of the catalogue.", "Para los filtros del catálogo."],
  },
  suits: {
    label: ["Possible with", "Posible con"],
    hint: [
      "Only what the texts on babies, pregnancy and accessibility confirm. For the filters of the catalogue.",
      "Solo lo que confirman los textos sobre bebés, embarazo y accesibilidad. Para los filtros del catálogo.",
    ],
  },
  duration_hours: {
    label: ["Duration in hours", "Duración en horas"],
    hint: [
      "4 to 7 hours: half day. From 8 hours: full day.",
      "De 4 a 7 horas: medio día. Desde 8 horas: día completo.",
    ],
  },
  days: { label: ["Days of the week", "Días de la semana"] },
  season: {
    label: ["Season", "Temporada"],
    hint: ["Only if it does not run all year.", "Solo si no se ofrece todo el año."],
  },
  from: { label: ["First day", "Primer día"], hint: ["Month-day, like 01-15.", "Mes-día, como 01-15."] },
  until: { label: ["Last day", "Último día"], hint: ["Month-day, like 03-31.", "Mes-día, como 03-31."] },
  closed_days: {
    label: ["Days sold out", "Días agotados"],
    one: ["day", "día"],
    hint: [
      "Days on which it does not run or is full: year-month-day, like 2026-12-24.",
      "Días en que no sale o está completa: año-mes-día, como 2026-12-24.",
    ],
  },
  "closed_days.item": { label: ["Day", "Día"] },
  ports: {
    label: ["Ports", "Puertos"],
    hint: ["Where guests are collected.", "Donde recogemos a los pasajeros."],
  },
  port: { label: ["Port", "Puerto"] },
  pickup: {
    label: ["Pick-up points", "Puntos de recogida"],
    one: ["pick-up point", "punto de recogida"],
    hint: [
      "Same rows in every language; port and time are taken from English.",
      "Las mismas filas en cada idioma; puerto y hora se toman del inglés.",
    ],
  },
  place: { label: ["Place", "Lugar"] },
  time: { label: ["Time", "Hora"], hint: ["Like 07:30.", "Como 07:30."] },
  prices: {
    label: ["Prices", "Precios"],
    one: ["price", "precio"],
    hint: [
      "One row per port. No rows: “price on request”. The same in all languages.",
      "Una fila por puerto. Sin filas: «precio a consultar». Iguales en todos los idiomas.",
    ],
  },
  adult: {
    label: ["Adult (US dollars)", "Adulto (dólares)"],
    hint: ["For a boat: the price of the boat.", "Para un barco: el precio del barco."],
  },
  child: {
    label: ["Child (US dollars)", "Niño (dólares)"],
    hint: ["Empty: no price for children.", "Vacío: sin precio para niños."],
  },
  currency: { label: ["Currency", "Moneda"] },
  price_basis: { label: ["The price is", "El precio es"] },
  minimum_party: {
    label: ["Minimum number of persons", "Mínimos de personas"],
    one: ["minimum", "mínimo"],
    hint: ["By port.", "Por puerto."],
  },
  persons: { label: ["Persons", "Personas"] },
  places: {
    label: ["Places to visit", "Lugares que se visitan"],
    one: ["place", "lugar"],
    hint: [
      "Same places in every language; the position is taken from English.",
      "Los mismos lugares en cada idioma; la posición se toma del inglés.",
    ],
  },
  name: { label: ["Name", "Nombre"] },
  lat: { label: ["Latitude", "Latitud"], hint: ["Like 18.164.", "Como 18.164."] },
  lon: { label: ["Longitude", "Longitud"], hint: ["Like -68.765.", "Como -68.765."] },
  itinerary: {
    label: ["Steps of the day", "Pasos del día"],
    one: ["step", "paso"],
    hint: [
      "Same steps in every language; times are taken from English.",
      "Los mismos pasos en cada idioma; las horas se toman del inglés.",
    ],
  },
  included: { label: ["Things included", "Cosas incluidas"], one: ["line", "línea"] },
  not_included: { label: ["Things not included", "Cosas no incluidas"], one: ["line", "línea"] },
  bring: { label: ["Things to bring", "Cosas que llevar"], one: ["line", "línea"] },
  item: { label: ["Line", "Línea"] },
  faq: { label: ["Questions and answers", "Preguntas y respuestas"], one: ["question", "pregunta"] },
  question: { label: ["Question", "Pregunta"] },
  answer: { label: ["Answer", "Respuesta"] },
  advices: { label: ["Advices", "Consejos"], hint: EMPTY_HIDES },
  accessibility: { label: ["Accessibility", "Accesibilidad"], hint: EMPTY_HIDES },
  babies: { label: ["Babies", "Bebés"], hint: EMPTY_HIDES },
  minimum_age: {
    label: ["Minimum age (years)", "Edad mínima (años)"],
    hint: ["Empty: none.", "Vacío: ninguna."],
  },
  minimum_age_text: {
    label: ["Minimum age requirement (text)", "Requisito de edad mínima (texto)"],
    hint: EMPTY_HIDES,
  },
  health: { label: ["Health requirements", "Requisitos de salud"], hint: EMPTY_HIDES },
  pregnancy: { label: ["Pregnant women", "Embarazadas"], hint: EMPTY_HIDES },
  photo_video: { label: ["Photo/video service", "Servicio de fotos y video"], hint: EMPTY_HIDES },
  cancellation: { label: ["Cancellation", "Cancelación"], hint: EMPTY_DEFAULT },
  weather: { label: ["Weather", "Mal tiempo"], hint: EMPTY_DEFAULT },
  payment: { label: ["Payment", "Pago"], hint: EMPTY_DEFAULT },
  related: { label: ["Related in our catalog", "Relacionados"], hint: ["At most 6.", "Como máximo 6."] },
  boat: { label: ["The boat", "El barco"], hint: ["Only for boats.", "Solo para barcos."] },
  length_m: { label: ["Length in metres", "Eslora en metros"] },
  capacity: { label: ["Guests at most", "Máximo de pasajeros"] },
  crew: { label: ["Crew", "Tripulación"] },
  cabins: { label: ["Cabins", "Camarotes"] },
  engine: { label: ["Engine", "Motor"] },
  featured: { label: ["On the home page", "En la página de inicio"] },
  order: {
    label: ["Order in lists", "Orden en las listas"],
    hint: ["Small numbers first.", "Los números bajos primero."],
  },
  "offer body": { label: ["Description", "Descripción"] },
};
