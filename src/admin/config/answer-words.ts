import type { FieldWords } from "./field-words";

/** What the fields of a ready-made answer are called. */
export const ANSWER_WORDS: Readonly<Record<string, FieldWords>> = {
  "answers title": {
    label: { en: "Name", es: "Nombre", it: "Nome" },
    hint: {
      en: "How you find it while you write an answer. Guests do not see it.",
      es: "Con él la encuentras mientras respondes. El cliente no lo ve.",
      it: "Con questo la trovi mentre rispondi. L'ospite non lo vede.",
    },
  },
  "answers text": {
    label: { en: "Text", es: "Texto", it: "Testo" },
    hint: {
      en: "Filled in from the enquiry: {{name}}, {{offer}}, {{date}}, {{price}}, {{reference}}. No other words in braces. Greetings at the end and our name are added to the mail.",
      es: "Se completan con la consulta: {{name}}, {{offer}}, {{date}}, {{price}}, {{reference}}. Ninguna otra palabra entre llaves. La despedida y nuestro nombre se añaden al correo.",
      it: "Si completano con la richiesta: {{name}}, {{offer}}, {{date}}, {{price}}, {{reference}}. Nessun'altra parola tra graffe. I saluti finali e il nostro nome si aggiungono all'email.",
    },
  },
};
