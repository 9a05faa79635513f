import type { FieldWords } from "./field-words";

/** What the fields of the settings are called. */
export const SETTINGS_WORDS: Readonly<Record<string, FieldWords>> = {
  brand: { label: { en: "Brand", es: "Marca", it: "Marchio" } },
  company: { label: { en: "Company", es: "Empresa", it: "Azienda" } },
  tagline: { label: { en: "Tagline", es: "Lema", it: "Motto" } },
  phone: {
    label: { en: "Phone", es: "Teléfono", it: "Telefono" },
    hint: {
      en: "International, like +34 600 123 456.",
      es: "Internacional, como +34 600 123 456.",
      it: "Internazionale, come +34 600 123 456.",
    },
  },
  whatsappNumber: {
    label: { en: "WhatsApp number", es: "Número de WhatsApp", it: "Numero WhatsApp" },
    hint: {
      en: "International, like +34 600 123 456.",
      es: "Internacional, como +34 600 123 456.",
      it: "Internazionale, come +34 600 123 456.",
    },
  },
  email: {
    label: { en: "Email", es: "Correo", it: "Email" },
    hint: {
      en: "Shown on the site; gets the enquiries.",
      es: "Se muestra en la web; recibe las consultas.",
      it: "Si vede sul sito; riceve le richieste.",
    },
  },
  mail_from: {
    label: {
      en: "Sender of our mails",
      es: "Remitente de nuestros correos",
      it: "Mittente delle nostre email",
    },
  },
  address: { label: { en: "Address", es: "Dirección", it: "Indirizzo" } },
  street: { label: { en: "Street", es: "Calle", it: "Via" } },
  town: { label: { en: "Town", es: "Localidad", it: "Località" } },
  country: { label: { en: "Country", es: "País", it: "Paese" } },
  licence_number: { label: { en: "Licence number", es: "Número de licencia", it: "Numero di licenza" } },
  opening_hours: { label: { en: "Opening hours (text)", es: "Horario (texto)", it: "Orario (testo)" } },
  office_hours: { label: { en: "Office hours", es: "Horario de oficina", it: "Orario d'ufficio" } },
  opens: {
    label: { en: "Opens", es: "Abre", it: "Apre" },
    hint: { en: "Like 08:00.", es: "Como 08:00.", it: "Come 08:00." },
  },
  closes: {
    label: { en: "Closes", es: "Cierra", it: "Chiude" },
    hint: { en: "Like 20:00.", es: "Como 20:00.", it: "Come 20:00." },
  },
  social: { label: { en: "Social networks", es: "Redes sociales", it: "Social network" } },
  facebook: { label: { en: "Facebook", es: "Facebook", it: "Facebook" } },
  instagram: { label: { en: "Instagram", es: "Instagram", it: "Instagram" } },
  tripadvisor: { label: { en: "Tripadvisor", es: "Tripadvisor", it: "Tripadvisor" } },
  booking: { label: { en: "Choosing a day", es: "Elegir el día", it: "Scegliere il giorno" } },
  cut_off_hours: {
    label: { en: "Hours before the pick-up", es: "Horas antes de la recogida", it: "Ore prima del ritrovo" },
    hint: {
      en: "Until then a day can be chosen; later it is no longer offered.",
      es: "Hasta entonces se puede elegir el día; después ya no se ofrece.",
      it: "Fino ad allora si può scegliere il giorno; dopo non viene più offerto.",
    },
  },
  days_ahead: {
    label: { en: "Days ahead", es: "Días de antelación", it: "Giorni di anticipo" },
    hint: {
      en: "How far ahead a day can be chosen.",
      es: "Con cuánta antelación se puede elegir un día.",
      it: "Con quanto anticipo si può scegliere un giorno.",
    },
  },
  pricesOn: {
    label: { en: "Show prices", es: "Mostrar precios", it: "Mostra i prezzi" },
    hint: {
      en: "Off: no price appears anywhere.",
      es: "Desactivado: no aparece ningún precio.",
      it: "Disattivato: non compare nessun prezzo.",
    },
  },
  offlineOn: {
    label: {
      en: "Readable without a connection",
      es: "Legible sin conexión",
      it: "Leggibile senza connessione",
    },
    hint: {
      en: "The offers of a visitor's list can be read offline. Off: nothing is saved, what was saved is deleted.",
      es: "Las ofertas de la lista de cada visitante se pueden leer sin conexión. Desactivado: no se guarda nada y se borra lo guardado.",
      it: "Le offerte della lista di ogni visitatore si possono leggere senza connessione. Disattivato: non si salva nulla e quanto salvato viene cancellato.",
    },
  },
  default_cancellation: {
    label: {
      en: "Usual text: cancellation",
      es: "Texto habitual: cancelación",
      it: "Testo abituale: cancellazione",
    },
  },
  default_weather: {
    label: { en: "Usual text: weather", es: "Texto habitual: mal tiempo", it: "Testo abituale: maltempo" },
  },
  default_payment: {
    label: { en: "Usual text: payment", es: "Texto habitual: pago", it: "Testo abituale: pagamento" },
  },
  price_notes: {
    label: {
      en: "Notes in the price table",
      es: "Notas en la tabla de precios",
      it: "Note nella tabella dei prezzi",
    },
  },
  punta_cana_minimum: {
    label: { en: "Punta Cana minimum", es: "Mínimo desde Punta Cana", it: "Minimo da Punta Cana" },
  },
  per_two: { label: { en: "Price for two", es: "Precio para dos", it: "Prezzo per due" } },
  small_children: { label: { en: "Small children", es: "Niños pequeños", it: "Bambini piccoli" } },
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
      en: "Between the end of a tour and all aboard, the drive included. Empty: no ships here, and nothing is promised.",
      es: "Entre el final del tour y la hora límite de embarque, traslado incluido. Vacío: aquí no hay cruceros y no se promete nada.",
      it: "Tra la fine del tour e l'orario limite d'imbarco, trasferimento incluso. Vuoto: qui non ci sono crociere e non si promette nulla.",
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
  contact: { label: { en: "Link: contact", es: "Enlace: contacto", it: "Link: contatto" } },
  explore: { label: { en: "Button: explore", es: "Botón: explorar", it: "Pulsante: esplora" } },
  terms: { label: { en: "Link: terms", es: "Enlace: términos", it: "Link: termini" } },
  footer_action: {
    label: { en: "Footer: write to us", es: "Pie: escríbenos", it: "Piè di pagina: scrivici" },
  },
  "settings/notice text": {
    label: { en: "Notice", es: "Aviso", it: "Avviso" },
    hint: {
      en: "Sea state, storm … Empty: no notice.",
      es: "Estado del mar, tormenta … Vacío: sin aviso.",
      it: "Stato del mare, tempesta … Vuoto: nessun avviso.",
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
      it: "Avvisare i titolari dopo (ore)",
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
};
