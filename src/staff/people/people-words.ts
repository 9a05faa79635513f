import type { StaffText } from "../../config/staff-text";

/** The texts of the room People. */
export const PEOPLE_WORDS = {
  onlyOwners: {
    en: "Only owners see the people. Ask one of them.",
    es: "Solo las personas responsables ven esta página. Pregunta a una de ellas.",
    it: "Solo le persone responsabili vedono questa pagina. Chiedi a una di loro.",
  },
  requests: { en: "They ask for access", es: "Piden acceso", it: "Chiedono l'accesso" },
  asked: {
    en: "{{email}} · {{language}} · asked {{when}}",
    es: "{{email}} · {{language}} · lo pidió el {{when}}",
    it: "{{email}} · {{language}} · richiesto il {{when}}",
  },
  accept: { en: "Give access", es: "Dar acceso", it: "Dai accesso" },
  acceptOne: { en: "Give access: {{name}}", es: "Dar acceso: {{name}}", it: "Dai accesso: {{name}}" },
  accepted: {
    en: "{{name}} gets a mail with a link.",
    es: "{{name}} recibe un correo con un enlace.",
    it: "{{name}} riceve un'email con un link.",
  },
  refuse: { en: "Refuse", es: "Rechazar", it: "Rifiuta" },
  refuseOne: { en: "Refuse: {{name}}", es: "Rechazar: {{name}}", it: "Rifiuta: {{name}}" },
  refused: {
    en: "Refused. {{name}} is not told.",
    es: "Rechazado. {{name}} no recibe ningún aviso.",
    it: "Rifiutato. {{name}} non riceve nessun avviso.",
  },
  refuseTitle: { en: "Refuse {{name}}?", es: "¿Rechazar a {{name}}?", it: "Rifiutare {{name}}?" },
  refuseText: {
    en: "The request goes away. {{name}} can ask again.",
    es: "La petición desaparece. {{name}} puede pedirlo de nuevo.",
    it: "La richiesta sparisce. {{name}} può chiedere di nuovo.",
  },
  list: { en: "Who works here", es: "Quién trabaja aquí", it: "Chi lavora qui" },
  listIntro: {
    en: "Owners look after people, partners and settings. Staff look after guests and the website.",
    es: "Las personas responsables cuidan de las personas, los colaboradores y los ajustes. El personal cuida de los clientes y de la web.",
    it: "Le persone responsabili si occupano di persone, partner e impostazioni. Il personale si occupa degli ospiti e del sito.",
  },
  you: { en: "you", es: "tú", it: "tu" },
  shutOut: { en: "no access", es: "sin acceso", it: "senza accesso" },
  seen: {
    en: "{{email}} · {{language}} · last here {{when}}",
    es: "{{email}} · {{language}} · última visita {{when}}",
    it: "{{email}} · {{language}} · ultima visita {{when}}",
  },
  neverSeen: {
    en: "{{email}} · {{language}} · never here yet",
    es: "{{email}} · {{language}} · aún no ha entrado",
    it: "{{email}} · {{language}} · ancora nessun accesso",
  },
  role: { en: "Role: {{name}}", es: "Función: {{name}}", it: "Ruolo: {{name}}" },
  roleOfNew: { en: "Role", es: "Función", it: "Ruolo" },
  roleChanged: {
    en: "{{name}}: {{role}} from now on.",
    es: "{{name}}: {{role}} desde ahora.",
    it: "{{name}}: {{role}} da adesso.",
  },
  ownRoleTitle: {
    en: "Give up being an owner?",
    es: "¿Dejar de ser responsable?",
    it: "Rinunciare a essere responsabile?",
  },
  ownRoleText: {
    en: "You no longer see this page then. Another owner can make you an owner again.",
    es: "Entonces ya no verás esta página. Otra persona responsable puede nombrarte de nuevo.",
    it: "Non vedrai più questa pagina. Un'altra persona responsabile può nominarti di nuovo.",
  },
  ownRoleConfirm: { en: "Give it up", es: "Dejarlo", it: "Rinuncia" },
  disable: { en: "Take access away", es: "Quitar acceso", it: "Togli accesso" },
  disableOne: {
    en: "Take access away: {{name}}",
    es: "Quitar acceso: {{name}}",
    it: "Togli accesso: {{name}}",
  },
  disableTitle: {
    en: "Take access away from {{name}}?",
    es: "¿Quitar el acceso a {{name}}?",
    it: "Togliere l'accesso a {{name}}?",
  },
  disableText: {
    en: "{{name}} is signed out everywhere at once. What {{name}} has saved stays. You can give access back.",
    es: "La sesión de {{name}} se cierra en todas partes en el acto. Lo que guardó se queda. Puedes devolver el acceso.",
    it: "{{name}} esce ovunque all'istante. Quello che ha salvato resta. Puoi ridare l'accesso.",
  },
  disabled: {
    en: "{{name}} has no access any more.",
    es: "{{name}} ya no tiene acceso.",
    it: "{{name}} non ha più accesso.",
  },
  enable: { en: "Give access back", es: "Devolver acceso", it: "Ridai accesso" },
  enableOne: {
    en: "Give access back: {{name}}",
    es: "Devolver acceso: {{name}}",
    it: "Ridai accesso: {{name}}",
  },
  enabled: {
    en: "{{name}} has access again.",
    es: "{{name}} tiene acceso de nuevo.",
    it: "{{name}} ha di nuovo accesso.",
  },
  endSessions: { en: "Sign out everywhere", es: "Cerrar sus sesiones", it: "Fai uscire ovunque" },
  endSessionsOne: {
    en: "Sign out everywhere: {{name}}",
    es: "Cerrar sus sesiones: {{name}}",
    it: "Fai uscire ovunque: {{name}}",
  },
  endedSessions: {
    en: "{{name}} is signed out everywhere.",
    es: "Todas las sesiones de {{name}} están cerradas.",
    it: "Tutti gli accessi di {{name}} sono chiusi.",
  },
  add: { en: "Add a person", es: "Añadir a una persona", it: "Aggiungi una persona" },
  addIntro: {
    en: "The person signs in with this address. Nothing else is needed.",
    es: "La persona inicia sesión con esta dirección. No hace falta nada más.",
    it: "La persona accede con questo indirizzo. Non serve altro.",
  },
  name: { en: "Name", es: "Nombre", it: "Nome" },
  email: { en: "Email address", es: "Correo electrónico", it: "Indirizzo email" },
  language: { en: "Language", es: "Idioma", it: "Lingua" },
  added: {
    en: "{{name}} can sign in now.",
    es: "{{name}} ya puede iniciar sesión.",
    it: "{{name}} ora può accedere.",
  },
} as const satisfies Record<string, StaffText>;
