import type { FieldWords } from "./field-words";

/** What the fields of a letter are called. */
export const LETTER_WORDS: Readonly<Record<string, FieldWords>> = {
  "letters subject": {
    label: { en: "Subject", es: "Asunto", it: "Oggetto" },
    hint: {
      en: "What it is about, in at most 50 characters if you can: phones show no more.",
      es: "De qué trata, si puedes en 50 caracteres: los teléfonos no muestran más.",
      it: "Di che cosa parla, se puoi in 50 caratteri: i telefoni non ne mostrano di più.",
    },
  },
  "letters preheader": {
    label: { en: "Line beside the subject", es: "Línea junto al asunto", it: "Riga accanto all'oggetto" },
    hint: {
      en: "Mail programs show it in the list of mails. It does not stand in the letter itself.",
      es: "Los programas de correo la muestran en la lista. No aparece dentro del boletín.",
      it: "I programmi di posta la mostrano nell'elenco. Non compare nella newsletter.",
    },
  },
  "letters picture": {
    label: { en: "Picture", es: "Foto", it: "Foto" },
    hint: {
      en: "May be left out. It stands above the text.",
      es: "Puede faltar. Va encima del texto.",
      it: "Può mancare. Sta sopra il testo.",
    },
  },
  "letters body": {
    label: { en: "Text", es: "Texto", it: "Testo" },
    hint: {
      en: "Greetings at the end, our name and address, and the link to unsubscribe are added to every letter.",
      es: "La despedida, nuestro nombre y dirección y el enlace para darse de baja se añaden a cada boletín.",
      it: "I saluti finali, il nostro nome e indirizzo e il link per annullare l'iscrizione si aggiungono a ogni newsletter.",
    },
  },
  "letters button": {
    label: { en: "Button", es: "Botón", it: "Pulsante" },
    hint: { en: "May be left out.", es: "Puede faltar.", it: "Può mancare." },
  },
  "letters button.label": { label: { en: "What stands on it", es: "Qué pone", it: "Che cosa c'è scritto" } },
  "letters button.url": {
    label: { en: "Where it leads", es: "Adónde lleva", it: "Dove porta" },
    hint: {
      en: "A page of our site in this language, like /excursions, or an address that begins with https://",
      es: "Una página de nuestra web en este idioma, como /es/excursiones, o una dirección que empiece por https://",
      it: "Una pagina del nostro sito in questa lingua, come /it/escursioni, o un indirizzo che inizia con https://",
    },
  },
  "letters offers": {
    label: { en: "Offers as cards", es: "Ofertas como tarjetas", it: "Offerte come schede" },
    hint: {
      en: "At most six. Each with its picture, summary and lowest price at the moment of sending.",
      es: "Seis como máximo. Cada una con su foto, su resumen y su precio más bajo en el momento del envío.",
      it: "Al massimo sei. Ognuna con foto, riassunto e prezzo più basso al momento dell'invio.",
    },
  },
};
