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
  advices: { label: { en: "Advice", es: "Consejos", it: "Consigli" }, hint: EMPTY_HIDES },
  accessibility: {
    label: { en: "Accessibility", es: "Accesibilidad", it: "Accessibilità" },
    hint: EMPTY_HIDES,
  },
  babies: { label: { en: "Babies", es: "Bebés", it: "Neonati" }, hint: EMPTY_HIDES },
  minimum_age: {
    label: { en: "Minimum age (years)", es: "Edad mínima (años)", it: "Età minima (anni)" },
    hint: { en: "Empty: none.", es: "Vacío: ninguna.", it: "Vuoto: nessuna." },
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
