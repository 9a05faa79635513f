import type { FieldWords } from "./field-words";

/** What the fields of a member of the team are called. */
export const TEAM_WORDS: Readonly<Record<string, FieldWords>> = {
  "team name": { label: { en: "First name", es: "Nombre", it: "Nome" } },
  "team role": {
    label: { en: "What they do", es: "Qué hace", it: "Che cosa fa" },
    hint: {
      en: "As you would introduce them to a guest.",
      es: "Como lo presentarías a un cliente.",
      it: "Come lo presenteresti a un ospite.",
    },
  },
  "team languages": { label: { en: "Languages", es: "Idiomas", it: "Lingue" } },
  "team since": {
    label: { en: "With us since (year)", es: "Con nosotros desde (año)", it: "Con noi dal (anno)" },
  },
  "team picture": { label: { en: "Portrait", es: "Retrato", it: "Ritratto" } },
  "team picture.image": {
    label: { en: "Picture file", es: "Archivo de la foto", it: "File della foto" },
    hint: {
      en: "JPEG, upright, format 4:5, at least 1200 pixels wide. Ask the person first.",
      es: "JPEG, vertical, formato 4:5, al menos 1200 píxeles de ancho. Pide permiso a la persona.",
      it: "JPEG, verticale, formato 4:5, larga almeno 1200 pixel. Chiedi prima alla persona.",
    },
  },
  "team is_drawn": {
    label: {
      en: "The portrait is drawn, not a photograph",
      es: "El retrato es un dibujo, no una foto",
      it: "Il ritratto è un disegno, non una foto",
    },
    hint: {
      en: "The site says so beside it.",
      es: "La web lo dice al lado.",
      it: "Il sito lo dice accanto.",
    },
  },
  "team answers": {
    label: { en: "Answers enquiries", es: "Responde consultas", it: "Risponde alle richieste" },
    hint: {
      en: "Guests read the name after they have sent an enquiry.",
      es: "Los clientes leen el nombre tras enviar una consulta.",
      it: "Gli ospiti leggono il nome dopo aver inviato una richiesta.",
    },
  },
  "team order": { label: { en: "Place in the row", es: "Lugar en la fila", it: "Posto nella fila" } },
};
