import type { StaffText } from "../../../config/staff-text";

/** The texts of one enquiry, without its timeline. */
export const ONE_WORDS = {
  back: { en: "All enquiries", es: "Todas las consultas", it: "Tutte le richieste" },
  received: { en: "received {{when}}", es: "recibida el {{when}}", it: "ricevuta il {{when}}" },
  loading: { en: "One moment…", es: "Un momento…", it: "Un momento…" },
  unknown: {
    en: "There is no enquiry {{reference}}. It may have been deleted.",
    es: "No hay ninguna consulta {{reference}}. Quizá se eliminó.",
    it: "Non c'è nessuna richiesta {{reference}}. Forse è stata eliminata.",
  },
  failed: {
    en: "This enquiry could not be loaded. What you see may be old.",
    es: "No se pudo cargar esta consulta. Lo que ves puede estar anticuado.",
    it: "Non è stato possibile caricare la richiesta. Quello che vedi può essere vecchio.",
  },
  guest: { en: "Guest", es: "Cliente", it: "Ospite" },
  name: { en: "Name", es: "Nombre", it: "Nome" },
  language: { en: "Language", es: "Idioma", it: "Lingua" },
  email: { en: "Email", es: "Correo", it: "Email" },
  phone: { en: "Phone", es: "Teléfono", it: "Telefono" },
  source: { en: "Source", es: "Origen", it: "Provenienza" },
  message: { en: "Message", es: "Mensaje", it: "Messaggio" },
  chosen: { en: "What the guest chose", es: "Lo que eligió el cliente", it: "Che cosa ha scelto l'ospite" },
  nothingChosen: {
    en: "No offer: a question.",
    es: "Ninguna oferta: una pregunta.",
    it: "Nessuna offerta: una domanda.",
  },
  problems: {
    en: "Not possible as asked:",
    es: "No es posible tal como se pidió:",
    it: "Non è possibile così:",
  },
  dayNotes: { en: "That day:", es: "Ese día:", it: "Quel giorno:" },
  others: {
    en: "Other enquiries of this guest",
    es: "Otras consultas de este cliente",
    it: "Altre richieste di questo ospite",
  },
  handling: { en: "Who and how far", es: "Quién y en qué estado", it: "Chi e a che punto" },
  status: { en: "Status", es: "Estado", it: "Stato" },
  person: { en: "Given to", es: "Asignada a", it: "Affidata a" },
  nobody: { en: "Nobody", es: "Nadie", it: "Nessuno" },
  changed: { en: "Changed.", es: "Cambiado.", it: "Cambiato." },
  outdated: {
    en: "Somebody else changed this enquiry a moment ago. Look at it, then try again.",
    es: "Otra persona acaba de cambiar esta consulta. Mírala e inténtalo de nuevo.",
    it: "Qualcun altro ha appena cambiato questa richiesta. Guardala, poi riprova.",
  },
  heldText: {
    en: "This may be spam: nobody was told about it. If it is none, release it: it is treated as new then.",
    es: "Puede ser spam: no se avisó a nadie. Si no lo es, libérala: entonces cuenta como nueva.",
    it: "Può essere spam: nessuno è stato avvisato. Se non lo è, liberala: allora vale come nuova.",
  },
  release: { en: "It is no spam", es: "No es spam", it: "Non è spam" },
  released: { en: "Released.", es: "Liberada.", it: "Liberata." },
  note: { en: "Note for us", es: "Nota para nosotros", it: "Nota per noi" },
  noteHint: {
    en: "The guest never sees it.",
    es: "El cliente no la ve nunca.",
    it: "L'ospite non la vede mai.",
  },
  noteSave: { en: "Add the note", es: "Añadir la nota", it: "Aggiungi la nota" },
  noteSaved: {
    en: "The note is in the timeline.",
    es: "La nota está en el historial.",
    it: "La nota è nella cronologia.",
  },
  delete: { en: "Delete…", es: "Eliminar…", it: "Elimina…" },
  deleteTitle: { en: "Delete for good?", es: "¿Eliminar para siempre?", it: "Eliminare per sempre?" },
  deleteText: {
    en: "The enquiry goes with its timeline, mails, notes, drafts, quotes and files. Nobody can bring it back.",
    es: "La consulta desaparece con su historial, correos, notas, borradores, presupuestos y archivos. Nadie puede recuperarla.",
    it: "La richiesta sparisce con cronologia, email, note, bozze, preventivi e file. Nessuno può recuperarla.",
  },
  deleteAllText: {
    en: "“Everything of this guest” also takes the other enquiries of {{email}} and the newsletter.",
    es: "«Todo lo de este cliente» también borra las demás consultas de {{email}} y el boletín.",
    it: "«Tutto di questo ospite» toglie anche le altre richieste di {{email}} e la newsletter.",
  },
  deleteOne: { en: "Delete this enquiry", es: "Eliminar esta consulta", it: "Elimina questa richiesta" },
  deleteAll: {
    en: "Delete everything of this guest",
    es: "Eliminar todo lo de este cliente",
    it: "Elimina tutto di questo ospite",
  },
  deleted: { en: "Deleted: {{what}}.", es: "Eliminado: {{what}}.", it: "Eliminato: {{what}}." },
  nothing: { en: "nothing", es: "nada", it: "niente" },
} as const satisfies Record<string, StaffText>;

/** What was deleted, after its number. */
export const DELETED_WORDS = {
  enquiries_one: { en: "enquiry", es: "consulta", it: "richiesta" },
  enquiries_other: { en: "enquiries", es: "consultas", it: "richieste" },
  events_one: { en: "line of the timeline", es: "línea del historial", it: "riga della cronologia" },
  events_other: { en: "lines of the timeline", es: "líneas del historial", it: "righe della cronologia" },
  mails_one: { en: "mail", es: "correo", it: "email" },
  mails_other: { en: "mails", es: "correos", it: "email" },
  mailFiles_one: { en: "mail file", es: "archivo de correo", it: "file di email" },
  mailFiles_other: { en: "mail files", es: "archivos de correo", it: "file di email" },
  drafts_one: { en: "draft", es: "borrador", it: "bozza" },
  drafts_other: { en: "drafts", es: "borradores", it: "bozze" },
  quotes_one: { en: "quote", es: "presupuesto", it: "preventivo" },
  quotes_other: { en: "quotes", es: "presupuestos", it: "preventivi" },
  files_one: { en: "file", es: "archivo", it: "file" },
  files_other: { en: "files", es: "archivos", it: "file" },
  subscriptions_one: {
    en: "newsletter address",
    es: "dirección del boletín",
    it: "indirizzo della newsletter",
  },
  subscriptions_other: {
    en: "newsletter addresses",
    es: "direcciones del boletín",
    it: "indirizzi della newsletter",
  },
} as const satisfies Record<string, StaffText>;
