import type { StaffText } from "../../../config/staff-text";

/** The texts of the figures. */
export const FIGURES_WORDS = {
  figures: { en: "Figures", es: "Cifras", it: "Numeri" },
  onlyOwners: {
    en: "Only owners see the figures. Ask one of them.",
    es: "Solo las personas responsables ven las cifras. Pregunta a una de ellas.",
    it: "Solo le persone responsabili vedono i numeri. Chiedi a una di loro.",
  },
  period: { en: "Period", es: "Período", it: "Periodo" },
  months_one: { en: "This month", es: "Este mes", it: "Questo mese" },
  lastMonth: { en: "Last month", es: "El mes pasado", it: "Il mese scorso" },
  months_other: { en: "{{count}} months", es: "{{count}} meses", it: "{{count}} mesi" },
  fromTo: {
    en: "From {{from}} to {{to}}.",
    es: "Período: {{from}} – {{to}}.",
    it: "Periodo: {{from}} – {{to}}.",
  },
  failed: {
    en: "The figures could not be loaded.",
    es: "No se pudieron cargar las cifras.",
    it: "Non è stato possibile caricare i numeri.",
  },
  enquiries: { en: "Enquiries", es: "Consultas", it: "Richieste" },
  bookings: { en: "Bookings", es: "Reservas", it: "Prenotazioni" },
  share: { en: "Share booked", es: "Parte reservada", it: "Quota prenotata" },
  unanswered: { en: "Without an answer", es: "Sin respuesta", it: "Senza risposta" },
  median: {
    en: "First answer after (median)",
    es: "Tiempo hasta la primera respuesta (mediana)",
    it: "Prima risposta dopo (mediana)",
  },
  withinAnHour: {
    en: "Answered within an hour",
    es: "Respondidas en una hora",
    it: "Con risposta entro un'ora",
  },
  ofAnswered: { en: "{{count}} of {{all}}", es: "{{count}} de {{all}}", it: "{{count}} su {{all}}" },
  none: { en: "none yet", es: "aún ninguna", it: "ancora nessuna" },
  weeks: { en: "By week", es: "Por semana", it: "Per settimana" },
  week: { en: "Week from", es: "Semana del", it: "Settimana dal" },
  offers: { en: "By offer", es: "Por oferta", it: "Per offerta" },
  offer: { en: "Offer", es: "Oferta", it: "Offerta" },
  languages: { en: "By language", es: "Por idioma", it: "Per lingua" },
  language: { en: "Language", es: "Idioma", it: "Lingua" },
  sources: { en: "By source", es: "Por origen", it: "Per provenienza" },
  source: { en: "Source", es: "Origen", it: "Provenienza" },
  noSource: { en: "None", es: "Ninguno", it: "Nessuna" },
  question: { en: "A question", es: "Una pregunta", it: "Una domanda" },
  nothing: { en: "Nothing in this period.", es: "Nada en este período.", it: "Niente in questo periodo." },
} as const satisfies Record<string, StaffText>;
