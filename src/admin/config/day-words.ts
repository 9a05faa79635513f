import type { FieldWords } from "./field-words";

/** What the fields are called that say on which days an offer runs, how many can go, and when they are back. */
export const DAY_WORDS: Readonly<Record<string, FieldWords>> = {
  days: { label: { en: "Days of the week", es: "Días de la semana", it: "Giorni della settimana" } },
  season: {
    label: { en: "Season", es: "Temporada", it: "Stagione" },
    hint: {
      en: "Only if it does not run all year.",
      es: "Solo si no se ofrece todo el año.",
      it: "Solo se non è disponibile tutto l'anno.",
    },
  },
  from: {
    label: { en: "First day", es: "Primer día", it: "Primo giorno" },
    hint: { en: "Every year the same day.", es: "Cada año el mismo día.", it: "Ogni anno lo stesso giorno." },
  },
  until: {
    label: { en: "Last day", es: "Último día", it: "Ultimo giorno" },
    hint: { en: "Every year the same day.", es: "Cada año el mismo día.", it: "Ogni anno lo stesso giorno." },
  },
  closed_days: {
    label: { en: "Days sold out", es: "Días agotados", it: "Giorni esauriti" },
    hint: {
      en: "Tap the days on which it does not run or is full.",
      es: "Toca los días en que no sale o está completa.",
      it: "Tocca i giorni in cui non parte o è al completo.",
    },
  },
  daily_capacity: {
    label: { en: "Places a day", es: "Plazas por día", it: "Posti al giorno" },
    hint: {
      en: "How many guests can go on one day; where the whole boat is sold, how many boats. Empty: no limit.",
      es: "Cuántas personas caben en un día; si se vende el barco completo, cuántos barcos. Vacío: sin límite.",
      it: "Quanti ospiti possono andare in un giorno; se si vende la barca intera, quante barche. Vuoto: nessun limite.",
    },
  },
  back: {
    label: { en: "Back at", es: "Regreso", it: "Ritorno" },
    hint: {
      en: "When guests are back at this place, like 13:30; the site tells cruise guests. Empty: the time plus the duration.",
      es: "Cuándo están los pasajeros de vuelta en este lugar, como 13:30; la web se lo dice a los cruceristas. Vacío: la hora más la duración.",
      it: "Quando gli ospiti sono di nuovo in questo luogo, come 13:30; il sito lo dice ai crocieristi. Vuoto: l'ora più la durata.",
    },
  },
};
