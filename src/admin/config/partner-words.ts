import type { FieldWords } from "./field-words";

/** What the fields of a partner are called. */
export const PARTNER_WORDS: Readonly<Record<string, FieldWords>> = {
  "partners name": {
    label: { en: "Name", es: "Nombre", it: "Nome" },
    hint: {
      en: "As the partner is called. The code on the cards is made of it when you save for the first time, and stays.",
      es: "Como se llama el colaborador. De él sale el código de las tarjetas al guardar por primera vez, y ya no cambia.",
      it: "Come si chiama il partner. Al primo salvataggio ne nasce il codice delle schede, che poi resta.",
    },
  },
  "partners kind": { label: { en: "What it is", es: "Qué es", it: "Che cos'è" } },
  "partners place": {
    label: { en: "Place", es: "Lugar", it: "Luogo" },
    hint: {
      en: "Town or street, as you look for it.",
      es: "Pueblo o calle, como lo buscas.",
      it: "Paese o via, come lo cerchi.",
    },
  },
  "partners contact": {
    label: { en: "Whom we talk to", es: "Con quién hablamos", it: "Con chi parliamo" },
    hint: {
      en: "A name, a phone number. Only staff see it.",
      es: "Un nombre, un teléfono. Solo lo ve el personal.",
      it: "Un nome, un telefono. Lo vede solo il personale.",
    },
  },
};
