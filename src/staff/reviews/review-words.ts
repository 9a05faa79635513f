import type { StaffText } from "../../config/staff-text";

/** The texts of the room Reviews. */
export const REVIEW_WORDS = {
  waiting: { en: "Waiting for you", es: "Esperan tu decisión", it: "Aspettano te" },
  waitingIntro: {
    en: "Nobody but you sees them yet. Publish good and bad ones alike; no word can be changed.",
    es: "Todavía no las ve nadie más. Publica igual las buenas y las malas; no se puede cambiar ninguna palabra.",
    it: "Per ora le vedi solo tu. Pubblica allo stesso modo quelle positive e quelle negative; nessuna parola si può cambiare.",
  },
  noneWaiting: { en: "None is waiting.", es: "No hay ninguna pendiente.", it: "Nessuna in attesa." },
  published: { en: "On the website", es: "En la web", it: "Sul sito" },
  nonePublished: { en: "None yet.", es: "Aún ninguna.", it: "Ancora nessuna." },
  declined: { en: "Declined", es: "Rechazadas", it: "Rifiutate" },
  stars: { en: "{{stars}} of 5 stars", es: "{{stars}} de 5 estrellas", it: "{{stars}} stelle su 5" },
  about: { en: "{{offer}}, {{day}}", es: "{{offer}}, {{day}}", it: "{{offer}}, {{day}}" },
  by: { en: "{{name}}, {{country}}", es: "{{name}}, {{country}}", it: "{{name}}, {{country}}" },
  written: { en: "written {{when}}", es: "escrita el {{when}}", it: "scritta in data {{when}}" },
  enquiry: { en: "Enquiry {{reference}}", es: "Consulta {{reference}}", it: "Richiesta {{reference}}" },
  publish: { en: "Publish", es: "Publicar", it: "Pubblica" },
  publishOne: {
    en: "Publish: review by {{name}}",
    es: "Publicar: opinión de {{name}}",
    it: "Pubblica: recensione di {{name}}",
  },
  publishedNow: {
    en: "Published. It is on the website in a few minutes at most.",
    es: "Publicada. Estará en la web en unos minutos como mucho.",
    it: "Pubblicata. È sul sito al massimo tra qualche minuto.",
  },
  decline: { en: "Decline", es: "Rechazar", it: "Rifiuta" },
  declineOne: {
    en: "Decline: review by {{name}}",
    es: "Rechazar: opinión de {{name}}",
    it: "Rifiuta: recensione di {{name}}",
  },
  declineTitle: {
    en: "Decline this review?",
    es: "¿Rechazar esta opinión?",
    it: "Rifiutare questa recensione?",
  },
  declineText: {
    en: "The guest gets a mail with the reason. That a review is a bad one is no reason.",
    es: "El cliente recibe un correo con el motivo. Que una opinión sea mala no es un motivo.",
    it: "L'ospite riceve un'email con il motivo. Che una recensione sia negativa non è un motivo.",
  },
  declinedNow: {
    en: "Declined. The guest gets a mail.",
    es: "Rechazada. El cliente recibe un correo.",
    it: "Rifiutata. L'ospite riceve un'email.",
  },
  reason: { en: "Reason", es: "Motivo", it: "Motivo" },
  reasonIs: { en: "Reason: {{reason}}", es: "Motivo: {{reason}}", it: "Motivo: {{reason}}" },
  note: {
    en: "Words to the guest (optional)",
    es: "Unas palabras al cliente (opcional)",
    it: "Due parole all'ospite (facoltativo)",
  },
  noteHint: {
    en: "In the guest's language: {{language}}.",
    es: "En el idioma del cliente: {{language}}.",
    it: "Nella lingua dell'ospite: {{language}}.",
  },
  answer: { en: "Our answer", es: "Nuestra respuesta", it: "La nostra risposta" },
  answerAdd: { en: "Add an answer", es: "Añadir una respuesta", it: "Aggiungi una risposta" },
  answerHint: {
    en: "Appears below the review, for everybody. In the guest's language: {{language}}.",
    es: "Aparece debajo de la opinión, para todos. En el idioma del cliente: {{language}}.",
    it: "Compare sotto la recensione, per tutti. Nella lingua dell'ospite: {{language}}.",
  },
  answerNow: { en: "On the website now:", es: "Ahora en la web:", it: "Ora sul sito:" },
  answerSave: { en: "Save the answer", es: "Guardar la respuesta", it: "Salva la risposta" },
  answerSaved: { en: "Answer saved.", es: "Respuesta guardada.", it: "Risposta salvata." },
  remove: { en: "Take off the website", es: "Quitar de la web", it: "Togli dal sito" },
  removeOne: {
    en: "Take off the website: review by {{name}}",
    es: "Quitar de la web: opinión de {{name}}",
    it: "Togli dal sito: recensione di {{name}}",
  },
  removeTitle: {
    en: "Take this review off the website?",
    es: "¿Quitar esta opinión de la web?",
    it: "Togliere questa recensione dal sito?",
  },
  removedNow: {
    en: "It goes from the website in a few minutes at most. The guest gets a mail.",
    es: "Desaparece de la web en unos minutos como mucho. El cliente recibe un correo.",
    it: "Sparisce dal sito al massimo tra qualche minuto. L'ospite riceve un'email.",
  },
  conflict: {
    en: "Somebody else was faster, or the guest has withdrawn the review. This is how it stands now.",
    es: "Otra persona fue más rápida, o el cliente retiró su opinión. Así está ahora.",
    it: "Qualcuno è stato più veloce, o l'ospite ha ritirato la recensione. Ecco com'è adesso.",
  },
  notSaved: {
    en: "The website could not be saved to. Everything is as before: try again in a few minutes.",
    es: "No se pudo guardar en la web. Todo sigue como antes: inténtalo de nuevo en unos minutos.",
    it: "Non è stato possibile salvare sul sito. Tutto è come prima: riprova tra qualche minuto.",
  },
  cannotPublish: {
    en: "This website cannot publish reviews by itself: it has no content to save to. Ask whoever looks after the server.",
    es: "Esta web no puede publicar opiniones por sí misma: no tiene dónde guardar el contenido. Habla con quien cuida del servidor.",
    it: "Questo sito non può pubblicare recensioni da solo: non ha dove salvare i contenuti. Parla con chi si occupa del server.",
  },
  removals_one: {
    en: "{{count}} review that was withdrawn or taken off is still on the website. The site tries again by itself; if this line stays, tell whoever looks after the server.",
    es: "{{count}} opinión retirada o quitada sigue en la web. La web lo intenta de nuevo por sí misma; si esta línea no desaparece, avisa a quien cuida del servidor.",
    it: "{{count}} recensione ritirata o tolta è ancora sul sito. Il sito riprova da solo; se questa riga resta, avvisa chi si occupa del server.",
  },
  removals_other: {
    en: "{{count}} reviews that were withdrawn or taken off are still on the website. The site tries again by itself; if this line stays, tell whoever looks after the server.",
    es: "{{count}} opiniones retiradas o quitadas siguen en la web. La web lo intenta de nuevo por sí misma; si esta línea no desaparece, avisa a quien cuida del servidor.",
    it: "{{count}} recensioni ritirate o tolte sono ancora sul sito. Il sito riprova da solo; se questa riga resta, avvisa chi si occupa del server.",
  },
  rules: {
    en: "The rules, as visitors read them",
    es: "Las reglas, como las leen los visitantes",
    it: "Le regole, come le leggono i visitatori",
  },
} as const satisfies Record<string, StaffText>;
