import type { FieldWords } from "./field-words";

const EMPTY_HIDES: FieldWords["hint"] = [
  "Empty: the heading is not shown.",
  "Vacío: no se muestra el apartado.",
  "Vuoto: la sezione non viene mostrata.",
];
const EMPTY_DEFAULT: FieldWords["hint"] = [
  "Empty: the agency's usual text (Settings) is shown.",
  "Vacío: se muestra el texto habitual de la agencia (Ajustes).",
  "Vuoto: viene mostrato il testo abituale dell'agenzia (Impostazioni).",
];

/** What the texts of an offer are called that a guest should know before the trip. */
export const OFFER_TEXT_WORDS: Readonly<Record<string, FieldWords>> = {
  advices: { label: ["Advice", "Consejos", "Consigli"], hint: EMPTY_HIDES },
  accessibility: { label: ["Accessibility", "Accesibilidad", "Accessibilità"], hint: EMPTY_HIDES },
  babies: { label: ["Babies", "Bebés", "Neonati"], hint: EMPTY_HIDES },
  minimum_age: {
    label: ["Minimum age (years)", "Edad mínima (años)", "Età minima (anni)"],
    hint: ["Empty: none.", "Vacío: ninguna.", "Vuoto: nessuna."],
  },
  minimum_age_text: {
    label: [
      "Minimum age requirement (text)",
      "Requisito de edad mínima (texto)",
      "Requisito di età minima (testo)",
    ],
    hint: EMPTY_HIDES,
  },
  health: { label: ["Health requirements", "Requisitos de salud", "Requisiti di salute"], hint: EMPTY_HIDES },
  pregnancy: { label: ["Pregnant women", "Embarazadas", "Donne incinte"], hint: EMPTY_HIDES },
  photo_video: {
    label: ["Photo/video service", "Servicio de fotos y video", "Servizio foto e video"],
    hint: EMPTY_HIDES,
  },
  cancellation: { label: ["Cancellation", "Cancelación", "Cancellazione"], hint: EMPTY_DEFAULT },
  weather: { label: ["Weather", "Mal tiempo", "Maltempo"], hint: EMPTY_DEFAULT },
  payment: { label: ["Payment", "Pago", "Pagamento"], hint: EMPTY_DEFAULT },
};
