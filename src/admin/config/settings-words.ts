import type { FieldWords } from "./field-words";

/** What the fields of the settings are called. */
export const SETTINGS_WORDS: Readonly<Record<string, FieldWords>> = {
  brand: { label: ["Brand", "Marca", "Marchio"] },
  company: { label: ["Company", "Empresa", "Azienda"] },
  tagline: { label: ["Tagline", "Lema", "Motto"] },
  phone: {
    label: ["Phone", "Teléfono", "Telefono"],
    hint: [
      "International, like +34 600 123 456.",
      "Internacional, como +34 600 123 456.",
      "Internazionale, come +34 600 123 456.",
    ],
  },
  whatsappNumber: {
    label: ["WhatsApp number", "Número de WhatsApp", "Numero WhatsApp"],
    hint: [
      "International, like +34 600 123 456.",
      "Internacional, como +34 600 123 456.",
      "Internazionale, come +34 600 123 456.",
    ],
  },
  email: {
    label: ["Email", "Correo", "Email"],
    hint: [
      "Shown on the site; gets the enquiries.",
      "Se muestra en la web; recibe las consultas.",
      "Si vede sul sito; riceve le richieste.",
    ],
  },
  mail_from: {
    label: ["Sender of our mails", "Remitente de nuestros correos", "Mittente delle nostre email"],
  },
  address: { label: ["Address", "Dirección", "Indirizzo"] },
  street: { label: ["Street", "Calle", "Via"] },
  town: { label: ["Town", "Localidad", "Località"] },
  country: { label: ["Country", "País", "Paese"] },
  licence_number: { label: ["Licence number", "Número de licencia", "Numero di licenza"] },
  opening_hours: { label: ["Opening hours (text)", "Horario (texto)", "Orario (testo)"] },
  office_hours: { label: ["Office hours", "Horario de oficina", "Orario d'ufficio"] },
  opens: { label: ["Opens", "Abre", "Apre"], hint: ["Like 08:00.", "Como 08:00.", "Come 08:00."] },
  closes: { label: ["Closes", "Cierra", "Chiude"], hint: ["Like 20:00.", "Como 20:00.", "Come 20:00."] },
  social: { label: ["Social networks", "Redes sociales", "Social network"] },
  facebook: { label: ["Facebook", "Facebook", "Facebook"] },
  instagram: { label: ["Instagram", "Instagram", "Instagram"] },
  tripadvisor: { label: ["Tripadvisor", "Tripadvisor", "Tripadvisor"] },
  booking: { label: ["Choosing a day", "Elegir el día", "Scegliere il giorno"] },
  cut_off_hours: {
    label: ["Hours before the pick-up", "Horas antes de la recogida", "Ore prima del ritrovo"],
    hint: [
      "Until then a day can be chosen; later it is no longer offered.",
      "Hasta entonces se puede elegir el día; después ya no se ofrece.",
      "Fino ad allora si può scegliere il giorno; dopo non viene più offerto.",
    ],
  },
  days_ahead: {
    label: ["Days ahead", "Días de antelación", "Giorni di anticipo"],
    hint: [
      "How far ahead a day can be chosen.",
      "Con cuánta antelación se puede elegir un día.",
      "Con quanto anticipo si può scegliere un giorno.",
    ],
  },
  pricesOn: {
    label: ["Show prices", "Mostrar precios", "Mostra i prezzi"],
    hint: [
      "Off: no price appears anywhere.",
      "Desactivado: no aparece ningún precio.",
      "Disattivato: non compare nessun prezzo.",
    ],
  },
  offlineOn: {
    label: ["Readable without a connection", "Legible sin conexión", "Leggibile senza connessione"],
    hint: [
      "The offers of a visitor's list can be read offline. Off: nothing is saved, what was saved is deleted.",
      "Las ofertas de la lista de cada visitante se pueden leer sin conexión. Desactivado: no se guarda nada y se borra lo guardado.",
      "Le offerte della lista di ogni visitatore si possono leggere senza connessione. Disattivato: non si salva nulla e quanto salvato viene cancellato.",
    ],
  },
  default_cancellation: {
    label: ["Usual text: cancellation", "Texto habitual: cancelación", "Testo abituale: cancellazione"],
  },
  default_weather: {
    label: ["Usual text: weather", "Texto habitual: mal tiempo", "Testo abituale: maltempo"],
  },
  default_payment: { label: ["Usual text: payment", "Texto habitual: pago", "Testo abituale: pagamento"] },
  price_notes: {
    label: ["Notes in the price table", "Notas en la tabla de precios", "Note nella tabella dei prezzi"],
  },
  punta_cana_minimum: { label: ["Punta Cana minimum", "Mínimo desde Punta Cana", "Minimo da Punta Cana"] },
  per_two: { label: ["Price for two", "Precio para dos", "Prezzo per due"] },
  small_children: { label: ["Small children", "Niños pequeños", "Bambini piccoli"] },
  "settings/ports ports": { label: ["Ports", "Puertos", "Porti"], one: ["port", "puerto", "porto"] },
  key: { label: ["Port (fixed)", "Puerto (fijo)", "Porto (fisso)"] },
  back_aboard_margin_minutes: {
    label: [
      "Minutes in reserve for ships",
      "Minutos de margen para cruceros",
      "Minuti di margine per le crociere",
    ],
    hint: [
      "Between the end of a tour and all aboard, the drive included. Empty: no ships here, and nothing is promised.",
      "Entre el final del tour y la hora límite de embarque, traslado incluido. Vacío: aquí no hay cruceros y no se promete nada.",
      "Tra la fine del tour e l'orario limite d'imbarco, trasferimento incluso. Vuoto: qui non ci sono crociere e non si promette nulla.",
    ],
  },
  short_name: { label: ["Short name", "Nombre corto", "Nome breve"] },
  "settings/navigation excursions": {
    label: ["Link: excursions", "Enlace: excursiones", "Link: escursioni"],
  },
  "settings/navigation activities": { label: ["Link: activities", "Enlace: actividades", "Link: attività"] },
  "settings/navigation services": { label: ["Link: services", "Enlace: servicios", "Link: servizi"] },
  catalog: { label: ["Link: catalog", "Enlace: catálogo", "Link: catalogo"] },
  contact: { label: ["Link: contact", "Enlace: contacto", "Link: contatto"] },
  explore: { label: ["Button: explore", "Botón: explorar", "Pulsante: esplora"] },
  terms: { label: ["Link: terms", "Enlace: términos", "Link: termini"] },
  footer_action: { label: ["Footer: write to us", "Pie: escríbenos", "Piè di pagina: scrivici"] },
  "settings/notice text": {
    label: ["Notice", "Aviso", "Avviso"],
    hint: [
      "Sea state, storm … Empty: no notice.",
      "Estado del mar, tormenta … Vacío: sin aviso.",
      "Stato del mare, tempesta … Vuoto: nessun avviso.",
    ],
  },
  "settings/notice publish_until": {
    label: ["Shown until", "Se muestra hasta", "Visibile fino a"],
    hint: [
      "Dominican time. The notice disappears by itself at that moment. Empty: until the text is deleted.",
      "Hora dominicana. El aviso desaparece solo en ese momento. Vacío: hasta borrar el texto.",
      "Ora dominicana. L'avviso scompare da solo in quel momento. Vuoto: finché non si cancella il testo.",
    ],
  },
  "settings/notice ports": {
    label: [
      "Only for offers from these ports",
      "Solo para ofertas de estos puertos",
      "Solo per offerte da questi porti",
    ],
    hint: [
      "No port and no offer: the notice stands on all pages.",
      "Sin puerto ni oferta: el aviso aparece en todas las páginas.",
      "Senza porto né offerta: l'avviso compare su tutte le pagine.",
    ],
  },
  "settings/notice offers": {
    label: ["Only for these offers", "Solo para estas ofertas", "Solo per queste offerte"],
  },
  due_after_hours: {
    label: [
      "Answer due after (office hours)",
      "Responder antes de (horas de oficina)",
      "Rispondere entro (ore d'ufficio)",
    ],
    hint: [
      "Office hours until an enquiry without an answer reminds the person it is given to, or everybody.",
      "Horas de oficina hasta que una consulta sin respuesta avisa a quien la lleva, o a todo el equipo.",
      "Ore d'ufficio dopo le quali una richiesta senza risposta avvisa chi la segue, o tutti.",
    ],
  },
  owners_after_hours: {
    label: [
      "Tell the owners after (hours)",
      "Avisar a los responsables tras (horas)",
      "Avvisare i titolari dopo (ore)",
    ],
    hint: [
      "Hours of the clock without an answer, day and night.",
      "Horas de reloj sin respuesta, de día y de noche.",
      "Ore d'orologio senza risposta, giorno e notte.",
    ],
  },
  closed_weekdays: {
    label: ["Office closed on", "Oficina cerrada los", "Ufficio chiuso di"],
    hint: [
      "No hours are counted on these days of the week.",
      "En estos días de la semana no se cuentan horas.",
      "In questi giorni della settimana non si contano ore.",
    ],
  },
  "settings/inbox closed_days": {
    label: ["Office closed on these days", "Oficina cerrada estos días", "Ufficio chiuso in questi giorni"],
    hint: [
      "Holidays: tap the days on which nobody is at the office.",
      "Festivos: toca los días en que no hay nadie en la oficina.",
      "Festivi: tocca i giorni in cui in ufficio non c'è nessuno.",
    ],
  },
};
