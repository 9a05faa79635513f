import type { FieldWords } from "./field-words";

const EMPTY_HIDES: FieldWords["hint"] = {
  en: "Empty: the heading is not shown.",
  es: "Vacío: no se muestra el apartado.",
  it: "Vuoto: la sezione non viene mostrata.",
};
const EMPTY_DEFAULT: FieldWords["hint"] = {
  en: "Empty: the agency's usual text (Settings) is shown.",
  es: "Vacío: se muestra el texto habitual de la agencia (Ajustes).",
  it: "Vuoto: viene mostrato il testo abituale dell'agenzia (Impostazioni).",
};

/** What the texts of an offer are called that a guest should know before the trip. */
export const OFFER_TEXT_WORDS: Readonly<Record<string, FieldWords>> = {
  "offer seo.title": {
    label: { en: "Title in search results", es: "Título en los resultados", it: "Titolo nei risultati" },
    hint: {
      en: "At most 70 characters. Empty: the title.",
      es: "Como máximo 70 caracteres. Vacío: el título.",
      it: "Al massimo 70 caratteri. Vuoto: il titolo.",
    },
  },
  "offer seo.description": {
    label: { en: "Text in search results", es: "Texto en los resultados", it: "Testo nei risultati" },
    hint: {
      en: "At most 170 characters. Empty: the summary.",
      es: "Como máximo 170 caracteres. Vacío: el resumen.",
      it: "Al massimo 170 caratteri. Vuoto: il riassunto.",
    },
  },
  advices: { label: { en: "Advice", es: "Consejos", it: "Consigli" }, hint: EMPTY_HIDES },
  accessibility: {
    label: { en: "Accessibility", es: "Accesibilidad", it: "Accessibilità" },
    hint: EMPTY_HIDES,
  },
  babies: { label: { en: "Babies", es: "Bebés", it: "Neonati" }, hint: EMPTY_HIDES },
  free_until_hours: {
    label: {
      en: "Free cancellation until (hours before)",
      es: "Cancelación gratis hasta (horas antes)",
      it: "Cancellazione gratuita fino a (ore prima)",
    },
    hint: {
      en: "24 for a day, 168 for a week. Shown on the card, under the button and in the form; say the same in the text about cancellation. Empty where nothing is free.",
      es: "24 para un día, 168 para una semana. Se muestra en la tarjeta, bajo el botón y en el formulario; el texto sobre cancelación ha de decir lo mismo. Vacío si no es gratis.",
      it: "24 per un giorno, 168 per una settimana. Si vede sulla scheda, sotto il pulsante e nel modulo; il testo sulla cancellazione deve dire lo stesso. Vuoto se non è gratuita.",
    },
  },
  minimum_age: {
    label: { en: "Minimum age (years)", es: "Edad mínima (años)", it: "Età minima (anni)" },
    hint: { en: "Empty: none.", es: "Vacío: ninguna.", it: "Vuoto: nessuna." },
  },
  child_from: {
    label: { en: "Child price from (age)", es: "Precio de niño desde (edad)", it: "Prezzo bambini da (età)" },
    hint: {
      en: "In years, the first one. Children under 1 metre are free, whatever their age.",
      es: "En años, el primero. Los niños de menos de 1 metro no pagan, tengan la edad que tengan.",
      it: "In anni, il primo. I bambini sotto 1 metro non pagano, a qualsiasi età.",
    },
  },
  child_until: {
    label: {
      en: "Child price until (age)",
      es: "Precio de niño hasta (edad)",
      it: "Prezzo bambini fino a (età)",
    },
    hint: {
      en: "In years, the last one. Older guests count as adults. Empty: no ages are shown.",
      es: "En años, el último. Los mayores cuentan como adultos. Vacío: no se muestran edades.",
      it: "In anni, l'ultimo. I più grandi contano come adulti. Vuoto: nessuna età mostrata.",
    },
  },
  not_for: {
    label: { en: "Not for", es: "No apto para", it: "Non adatto a" },
    hint: {
      en: "As the offer is sold. Who can come with an arrangement also stands under “Possible with”.",
      es: "Tal como se vende la oferta. Quien puede venir con un arreglo figura también en «Posible con».",
      it: "Così come l'offerta è venduta. Chi può venire con una soluzione apposita sta anche in «Possibile con».",
    },
  },
  not_for_note: {
    label: {
      en: "What they can do instead",
      es: "Qué pueden hacer en su lugar",
      it: "Che cosa possono fare invece",
    },
    hint: {
      en: "One sentence, shown to a party with a small child. Empty: they cannot come.",
      es: "Una frase, que se muestra a quien viaja con un niño pequeño. Vacío: no pueden venir.",
      it: "Una frase, mostrata a chi viaggia con un bambino piccolo. Vuoto: non possono venire.",
    },
  },
  minimum_age_text: {
    label: {
      en: "Minimum age requirement (text)",
      es: "Requisito de edad mínima (texto)",
      it: "Requisito di età minima (testo)",
    },
    hint: EMPTY_HIDES,
  },
  health: {
    label: { en: "Health requirements", es: "Requisitos de salud", it: "Requisiti di salute" },
    hint: EMPTY_HIDES,
  },
  pregnancy: { label: { en: "Pregnant women", es: "Embarazadas", it: "Donne incinte" }, hint: EMPTY_HIDES },
  photo_video: {
    label: { en: "Photo/video service", es: "Servicio de fotos y video", it: "Servizio foto e video" },
    hint: EMPTY_HIDES,
  },
  cancellation: {
    label: { en: "Cancellation", es: "Cancelación", it: "Cancellazione" },
    hint: EMPTY_DEFAULT,
  },
  weather: { label: { en: "Weather", es: "Mal tiempo", it: "Maltempo" }, hint: EMPTY_DEFAULT },
  payment: { label: { en: "Payment", es: "Pago", it: "Pagamento" }, hint: EMPTY_DEFAULT },
};
