import type { FieldWords } from "./field-words";

/** What the fields of the settings are called, but for those of the agency. */
export const SETTINGS_WORDS: Readonly<Record<string, FieldWords>> = {
  "settings/ports ports": {
    label: { en: "Ports", es: "Puertos", it: "Porti" },
    one: { en: "port", es: "puerto", it: "porto" },
  },
  key: { label: { en: "Port (fixed)", es: "Puerto (fijo)", it: "Porto (fisso)" } },
  back_aboard_margin_minutes: {
    label: {
      en: "Minutes in reserve for ships",
      es: "Minutos de margen para cruceros",
      it: "Minuti di margine per le crociere",
    },
    hint: {
      en: "Between the return to the terminal and all aboard. Empty: no ships here, and nothing is promised.",
      es: "Entre el regreso a la terminal y la hora límite de embarque. Vacío: aquí no hay cruceros y no se promete nada.",
      it: "Tra il rientro al terminal e l'orario limite di rientro a bordo. Vuoto: qui non ci sono crociere e non si promette nulla.",
    },
  },
  ashore_minutes: {
    label: { en: "Minutes to go ashore", es: "Minutos para bajar", it: "Minuti per scendere" },
    hint: {
      en: "From the docking of a ship to its guests at the exit of the terminal. Earlier pick-ups do not fit them.",
      es: "Desde que el barco atraca hasta que sus pasajeros llegan a la salida de la terminal. Las recogidas anteriores no les sirven.",
      it: "Dall'attracco della nave all'arrivo dei passeggeri all'uscita del terminal. Le partenze precedenti non vanno bene per loro.",
    },
  },
  short_name: { label: { en: "Short name", es: "Nombre corto", it: "Nome breve" } },
  "settings/navigation excursions": {
    label: { en: "Link: excursions", es: "Enlace: excursiones", it: "Link: escursioni" },
  },
  "settings/navigation activities": {
    label: { en: "Link: activities", es: "Enlace: actividades", it: "Link: attività" },
  },
  "settings/navigation services": {
    label: { en: "Link: services", es: "Enlace: servicios", it: "Link: servizi" },
  },
  catalog: { label: { en: "Link: catalog", es: "Enlace: catálogo", it: "Link: catalogo" } },
  contact: { label: { en: "Link: contact", es: "Enlace: contacto", it: "Link: contatti" } },
  explore: { label: { en: "Button: explore", es: "Botón: explorar", it: "Pulsante: esplora" } },
  explore_hint: {
    label: { en: "Explore: what is there", es: "Explorar: qué hay", it: "Esplora: che cosa c'è" },
  },
  terms: { label: { en: "Link: terms", es: "Enlace: términos", it: "Link: termini" } },
  footer_action: {
    label: { en: "Footer: write to us", es: "Pie: escríbenos", it: "Piè di pagina: scrivici" },
  },
  "settings/notice text": {
    label: { en: "Notice", es: "Aviso", it: "Avviso" },
    hint: {
      en: "Sea state, storm… Empty: no notice.",
      es: "Estado del mar, tormenta… Vacío: sin aviso.",
      it: "Stato del mare, tempesta… Vuoto: nessun avviso.",
    },
  },
  "settings/notice publish_until": {
    label: { en: "Shown until", es: "Se muestra hasta", it: "Visibile fino a" },
    hint: {
      en: "Dominican time. The notice disappears by itself at that moment. Empty: until the text is deleted.",
      es: "Hora dominicana. El aviso desaparece solo en ese momento. Vacío: hasta borrar el texto.",
      it: "Ora dominicana. L'avviso scompare da solo in quel momento. Vuoto: finché non si cancella il testo.",
    },
  },
  "settings/notice ports": {
    label: {
      en: "Only for offers from these ports",
      es: "Solo para ofertas de estos puertos",
      it: "Solo per offerte da questi porti",
    },
    hint: {
      en: "No port and no offer: the notice stands on all pages.",
      es: "Sin puerto ni oferta: el aviso aparece en todas las páginas.",
      it: "Senza porto né offerta: l'avviso compare su tutte le pagine.",
    },
  },
  "settings/notice offers": {
    label: { en: "Only for these offers", es: "Solo para estas ofertas", it: "Solo per queste offerte" },
  },
  due_after_hours: {
    label: {
      en: "Answer due after (office hours)",
      es: "Responder antes de (horas de oficina)",
      it: "Rispondere entro (ore d'ufficio)",
    },
    hint: {
      en: "Office hours until an enquiry without an answer reminds the person it is given to, or everybody.",
      es: "Horas de oficina hasta que una consulta sin respuesta avisa a quien la lleva, o a todo el equipo.",
      it: "Ore d'ufficio dopo le quali una richiesta senza risposta avvisa chi la segue, o tutti.",
    },
  },
  owners_after_hours: {
    label: {
      en: "Tell the owners after (hours)",
      es: "Avisar a los responsables tras (horas)",
      it: "Avvisare i responsabili dopo (ore)",
    },
    hint: {
      en: "Hours of the clock without an answer, day and night.",
      es: "Horas de reloj sin respuesta, de día y de noche.",
      it: "Ore d'orologio senza risposta, giorno e notte.",
    },
  },
  closed_weekdays: {
    label: { en: "Office closed on", es: "Oficina cerrada los", it: "Ufficio chiuso di" },
    hint: {
      en: "No hours are counted on these days of the week.",
      es: "En estos días de la semana no se cuentan horas.",
      it: "In questi giorni della settimana non si contano ore.",
    },
  },
  "settings/inbox closed_days": {
    label: {
      en: "Office closed on these days",
      es: "Oficina cerrada estos días",
      it: "Ufficio chiuso in questi giorni",
    },
    hint: {
      en: "Holidays: tap the days on which nobody is at the office.",
      es: "Festivos: toca los días en que no hay nadie en la oficina.",
      it: "Festivi: tocca i giorni in cui in ufficio non c'è nessuno.",
    },
  },
  invitations: {
    label: {
      en: "Ask guests for a review",
      es: "Pedir su opinión a los clientes",
      it: "Chiedere una recensione agli ospiti",
    },
    hint: {
      en: "By mail, the day after the trip, once for each booking.",
      es: "Por correo, el día después de la salida, una vez por reserva.",
      it: "Per email, il giorno dopo l'uscita, una volta per ogni prenotazione.",
    },
  },
};
