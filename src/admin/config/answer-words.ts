import type { FieldWords } from "./field-words";

/** What the fields of a ready-made answer are called. */
export const ANSWER_WORDS: Readonly<Record<string, FieldWords>> = {
  "answers title": {
    label: ["Name", "Nombre", "Nome"],
    hint: [
      "How you find it while you write an answer. Guests do not see it.",
      "Con él la encuentras mientras respondes. El cliente no lo ve.",
      "Con questo la trovi mentre rispondi. L'ospite non lo vede.",
    ],
  },
  "answers text": {
    label: ["Text", "Texto", "Testo"],
    hint: [
      "Filled in from the enquiry: {{name}}, {{offer}}, {{date}}, {{price}}, {{reference}}. No other words in braces. Greetings at the end and our name are added to the mail.",
      "Se completan con la consulta: {{name}}, {{offer}}, {{date}}, {{price}}, {{reference}}. Ninguna otra palabra entre llaves. La despedida y nuestro nombre se añaden al correo.",
      "Si completano con la richiesta: {{name}}, {{offer}}, {{date}}, {{price}}, {{reference}}. Nessun'altra parola tra graffe. I saluti finali e il nostro nome si aggiungono all'email.",
    ],
  },
};
