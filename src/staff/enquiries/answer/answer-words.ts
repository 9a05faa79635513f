import type { AnswerValue } from "../../../contracts/inbox";
import type { StaffText } from "../../../config/staff-text";
import { ONE_WORDS } from "../one/one-words";

/** The texts of answering. */
export const ANSWER_WORDS = {
  answer: { en: "Answer", es: "Responder", it: "Rispondi" },
  text: { en: "Answer in {{language}}", es: "Respuesta en {{language}}", it: "Risposta in {{language}}" },
  hint: {
    en: "Your name, the agency and the reference are added at the end.",
    es: "Al final se añaden tu nombre, la agencia y la referencia.",
    it: "In fondo si aggiungono il tuo nome, l'agenzia e il riferimento.",
  },
  ready: { en: "Ready-made answers", es: "Respuestas preparadas", it: "Risposte pronte" },
  readySearch: { en: "Search the answers", es: "Buscar respuestas", it: "Cerca risposte" },
  readyNone: {
    en: "No answer fits.",
    es: "Ninguna respuesta coincide.",
    it: "Nessuna risposta corrisponde.",
  },
  readyFailed: {
    en: "The answers could not be loaded.",
    es: "No se pudieron cargar las respuestas.",
    it: "Non è stato possibile caricare le risposte.",
  },
  readyUsed: {
    en: "“{{title}}” is in your answer.",
    es: "«{{title}}» está en tu respuesta.",
    it: "«{{title}}» è nella tua risposta.",
  },
  gaps: { en: "Still to fill in:", es: "Falta por rellenar:", it: "Ancora da completare:" },
  gap: { en: "Fill in: {{name}}", es: "Rellenar: {{name}}", it: "Completa: {{name}}" },
  blank: { en: "your words", es: "tus palabras", it: "parole tue" },
  gapsLeft: {
    en: "Fill in what is still open, or take it out.",
    es: "Rellena lo que falta, o quítalo.",
    it: "Completa quello che manca, o toglilo.",
  },
  empty: {
    en: "Write an answer first.",
    es: "Escribe antes una respuesta.",
    it: "Prima scrivi una risposta.",
  },
  preview: { en: "Preview", es: "Vista previa", it: "Anteprima" },
  previewTitle: {
    en: "The mail as the guest gets it",
    es: "El correo tal como le llega al cliente",
    it: "L'email come la riceve l'ospite",
  },
  subject: { en: "Subject: {{subject}}", es: "Asunto: {{subject}}", it: "Oggetto: {{subject}}" },
  close: { en: "Close", es: "Cerrar", it: "Chiudi" },
  send: { en: "Send by mail", es: "Enviar por correo", it: "Invia per email" },
  sendAnyway: { en: "Send it anyway", es: "Enviar de todos modos", it: "Invia lo stesso" },
  sent: {
    en: "Sent. The timeline says when it is delivered.",
    es: "Enviado. El historial dice cuándo se entrega.",
    it: "Inviata. La cronologia dice quando è consegnata.",
  },
  chat: {
    en: "Open WhatsApp with this text",
    es: "Abrir WhatsApp con este texto",
    it: "Apri WhatsApp con questo testo",
  },
  chatNote: { en: "Note it as answered", es: "Anotar como respondida", it: "Segna come risposta" },
  chatNoted: { en: "Noted as answered.", es: "Anotada como respondida.", it: "Segnata come risposta." },
  saving: { en: "Saving the draft…", es: "Guardando el borrador…", it: "Salvataggio della bozza…" },
  saved: { en: "Draft saved.", es: "Borrador guardado.", it: "Bozza salvata." },
  kept: {
    en: "No connection: your text is kept in this window.",
    es: "Sin conexión: tu texto se conserva en esta ventana.",
    it: "Nessuna connessione: il tuo testo resta in questa finestra.",
  },
  writing: { en: "{{names}} is writing…", es: "{{names}} está escribiendo…", it: "{{names}} sta scrivendo…" },
  heldFirst: ONE_WORDS.heldFirst,
  conflict: {
    en: "Not sent: something happened in the meantime. Your text is still here.",
    es: "No enviado: mientras tanto pasó algo. Tu texto sigue aquí.",
    it: "Non inviata: nel frattempo è successo qualcosa. Il tuo testo è ancora qui.",
  },
  news: {
    en: "This happened while you had the enquiry open:",
    es: "Esto pasó mientras tenías abierta la consulta:",
    it: "È successo mentre avevi aperta la richiesta:",
  },
} as const satisfies Record<string, StaffText>;

/** What the values of ready-made answers are called. */
export const VALUE_WORDS: Readonly<Record<AnswerValue, StaffText>> = {
  name: { en: "name", es: "nombre", it: "nome" },
  offer: { en: "offer", es: "oferta", it: "offerta" },
  date: { en: "day", es: "día", it: "giorno" },
  price: { en: "price", es: "precio", it: "prezzo" },
  pickup: { en: "pick-up", es: "recogida", it: "ritiro" },
  reference: { en: "reference", es: "referencia", it: "riferimento" },
};
