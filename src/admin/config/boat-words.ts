import type { FieldWords } from "./field-words";

/** What the fields of a boat are called. */
export const BOAT_WORDS: Readonly<Record<string, FieldWords>> = {
  boat: {
    label: { en: "The boat", es: "El barco", it: "La barca" },
    hint: { en: "Only for boats.", es: "Solo para barcos.", it: "Solo per barche." },
  },
  length_m: { label: { en: "Length in metres", es: "Eslora en metros", it: "Lunghezza in metri" } },
  capacity: { label: { en: "Guests at most", es: "Máximo de pasajeros", it: "Massimo di ospiti" } },
  crew: { label: { en: "Crew", es: "Tripulación", it: "Equipaggio" } },
  cabins: { label: { en: "Cabins", es: "Camarotes", it: "Cabine" } },
  engine: { label: { en: "Engine", es: "Motor", it: "Motore" } },
};
