import type { StaffText } from "../../config/staff-text";
import { SHARED_WORDS } from "../language/shared-words";

/** The texts of the quick changes. */
export const QUICK_WORDS = {
  intro: {
    en: "Each change gets onto the website by itself after you save it.",
    es: "Cada cambio llega solo a la web después de guardarlo.",
    it: "Ogni modifica arriva da sola sul sito dopo che l'hai salvata.",
  },
  tasks: { en: "What do you want to do?", es: "¿Qué quieres hacer?", it: "Cosa vuoi fare?" },
  price: { en: "Change a price", es: "Cambiar un precio", it: "Cambiare un prezzo" },
  notice: { en: "Put up the notice", es: "Poner el aviso", it: "Mettere l'avviso" },
  days: { en: "Close a day", es: "Cerrar un día", it: "Chiudere un giorno" },
  pause: { en: "Pause an offer", es: "Pausar una oferta", it: "Mettere in pausa un'offerta" },
  editor: { en: "Open the whole editor", es: "Abrir el editor completo", it: "Apri l'editor completo" },
  offer: { en: "Offer", es: "Oferta", it: "Offerta" },
  choose: { en: "Choose an offer", es: "Elige una oferta", it: "Scegli un'offerta" },
  loading: SHARED_WORDS.loading,
  again: SHARED_WORDS.again,
  save: SHARED_WORDS.save,
  saved: {
    en: "Saved. The line at the top says when the website shows it.",
    es: "Guardado. La línea de arriba dice cuándo lo muestra la web.",
    it: "Salvato. La riga in alto dice quando il sito lo mostra.",
  },
  adult: { en: "Adult (US dollars)", es: "Adulto (dólares)", it: "Adulto (dollari)" },
  twoPersons: {
    en: "Two persons (US dollars)",
    es: "Dos personas (dólares)",
    it: "Due persone (dollari)",
  },
  boat: { en: "Whole boat (US dollars)", es: "Barco completo (dólares)", it: "Barca intera (dollari)" },
  child: { en: "Child (US dollars)", es: "Niño (dólares)", it: "Bambino (dollari)" },
  noPrices: {
    en: "This offer has no price yet. Write the first one in the whole editor.",
    es: "Esta oferta todavía no tiene precio. Escribe el primero en el editor completo.",
    it: "Questa offerta non ha ancora un prezzo. Scrivi il primo nell'editor completo.",
  },
  wholeNumber: {
    en: "Write a whole number like 75, without a point or a sign.",
    es: "Escribe un número entero como 75, sin punto ni signo.",
    it: "Scrivi un numero intero come 75, senza punto né segno.",
  },
  unusual: {
    en: "This price changes by more than half",
    es: "Este precio cambia más de la mitad",
    it: "Questo prezzo cambia di più della metà",
  },
  unusualText: {
    en: "{{before}} becomes {{after}}. Sure?",
    es: "{{before}} pasa a {{after}}. ¿Seguro?",
    it: "{{before}} diventa {{after}}. Sicuro?",
  },
  yes: { en: "Yes, save it", es: "Sí, guardar", it: "Sì, salva" },
  no: { en: "No", es: "No", it: "No" },
  noticeIn: { en: "Notice in {{language}}", es: "Aviso en {{language}}", it: "Avviso in {{language}}" },
  noticeHint: {
    en: "Sea state, storm … Visitors read it above every page.",
    es: "Estado del mar, tormenta… Se lee encima de cada página.",
    it: "Stato del mare, tempesta… Si legge sopra ogni pagina.",
  },
  until: {
    en: "Shown until (Dominican time)",
    es: "Se muestra hasta (hora dominicana)",
    it: "Visibile fino a (ora dominicana)",
  },
  untilHint: {
    en: "Empty: until you take it down.",
    es: "Vacío: hasta que lo quites.",
    it: "Vuoto: finché non lo togli.",
  },
  untilPast: {
    en: "This moment is over. Choose a later one.",
    es: "Ese momento ya pasó. Elige uno posterior.",
    it: "Questo momento è passato. Scegline uno più tardi.",
  },
  allLanguages: {
    en: "Write it in all three languages, or in none.",
    es: "Escríbelo en los tres idiomas, o en ninguno.",
    it: "Scrivilo in tutte e tre le lingue, o in nessuna.",
  },
  takeDown: { en: "Take the notice down", es: "Quitar el aviso", it: "Togli l'avviso" },
  day: {
    en: "Day that is full or does not run",
    es: "Día completo o sin salida",
    it: "Giorno completo o senza partenza",
  },
  close: { en: "Close this day", es: "Cerrar este día", it: "Chiudi questo giorno" },
  closed: { en: "Closed days", es: "Días cerrados", it: "Giorni chiusi" },
  open: { en: "Open {{day}} again", es: "Abrir de nuevo el {{day}}", it: "Riapri il {{day}}" },
  sale: { en: "On the website", es: "En la web", it: "Sul sito" },
  "on-sale": { en: "On sale", es: "A la venta", it: "In vendita" },
  paused: {
    en: "Paused: the page stays, nobody can book",
    es: "En pausa: la página sigue, nadie puede reservar",
    it: "In pausa: la pagina resta, nessuno può prenotare",
  },
  hidden: {
    en: "Hidden: the website does not show it",
    es: "Oculta: la web no la muestra",
    it: "Nascosta: il sito non la mostra",
  },
  note: {
    en: "What visitors read, in {{language}}",
    es: "Lo que lee el visitante, en {{language}}",
    it: "Cosa legge il visitatore, in {{language}}",
  },
  conflict: {
    en: "Not saved: {{name}} has changed the same ({{when}}). What you typed is still here, the rest is as {{name}} has left it. Look at it, then save again.",
    es: "No se guardó: {{name}} cambió lo mismo ({{when}}). Lo que escribiste sigue aquí; lo demás está como lo dejó {{name}}. Míralo y guarda de nuevo.",
    it: "Non salvato: {{name}} ha cambiato la stessa cosa ({{when}}). Quello che hai scritto è ancora qui; il resto è come l'ha lasciato {{name}}. Guardalo, poi salva di nuovo.",
  },
  somebody: { en: "somebody", es: "alguien", it: "qualcuno" },
  refused: {
    en: "Not saved: something of this does not fit. The whole editor says which field.",
    es: "No se guardó: algo no encaja. El editor completo dice qué campo.",
    it: "Non salvato: qualcosa non va bene. L'editor completo dice quale campo.",
  },
  offline: {
    en: "There is no connection. Nothing is lost: check it, then try again.",
    es: "No hay conexión. No se pierde nada: compruébala e inténtalo de nuevo.",
    it: "Non c'è connessione. Non va perso nulla: controllala e riprova.",
  },
  signedOut: SHARED_WORDS.signedOut,
  signIn: SHARED_WORDS.signIn,
  failed: SHARED_WORDS.failed,
} as const satisfies Record<string, StaffText>;
