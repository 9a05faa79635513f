import type { FieldWords } from "./field-words";

/** What the fields of the agency are called: `content/settings/site.json`. */
export const AGENCY_WORDS: Readonly<Record<string, FieldWords>> = {
  brand: { label: { en: "Brand", es: "Marca", it: "Marchio" } },
  company: { label: { en: "Company", es: "Empresa", it: "Azienda" } },
  tagline: { label: { en: "Tagline", es: "Lema", it: "Motto" } },
  phone: {
    label: { en: "Phone", es: "Teléfono", it: "Telefono" },
    hint: {
      en: "International, like +34 600 123 456. Owners alone can change it.",
      es: "Internacional, como +34 600 123 456. Solo una persona responsable puede cambiarlo.",
      it: "Internazionale, come +34 600 123 456. Solo una persona responsabile può cambiarlo.",
    },
  },
  whatsappNumber: {
    label: { en: "WhatsApp number", es: "Número de WhatsApp", it: "Numero WhatsApp" },
    hint: {
      en: "International, like +34 600 123 456. Owners alone can change it.",
      es: "Internacional, como +34 600 123 456. Solo una persona responsable puede cambiarlo.",
      it: "Internazionale, come +34 600 123 456. Solo una persona responsabile può cambiarlo.",
    },
  },
  email: {
    label: { en: "Email", es: "Correo", it: "Email" },
    hint: {
      en: "Shown on the site; gets the enquiries. Owners alone can change it.",
      es: "Se muestra en la web; recibe las consultas. Solo una persona responsable puede cambiarlo.",
      it: "Si vede sul sito; riceve le richieste. Solo una persona responsabile può cambiarlo.",
    },
  },
  mail_from: {
    label: {
      en: "Sender of our mails",
      es: "Remitente de nuestros correos",
      it: "Mittente delle nostre email",
    },
    hint: {
      en: "Owners alone can change it.",
      es: "Solo una persona responsable puede cambiarlo.",
      it: "Solo una persona responsabile può cambiarlo.",
    },
  },
  address: { label: { en: "Address", es: "Dirección", it: "Indirizzo" } },
  street: { label: { en: "Street", es: "Calle", it: "Via" } },
  town: { label: { en: "Town", es: "Localidad", it: "Località" } },
  country: { label: { en: "Country", es: "País", it: "Paese" } },
  licence_number: { label: { en: "Licence number", es: "Número de licencia", it: "Numero di licenza" } },
  licence_authority: {
    label: { en: "Who gave the licence", es: "Quién dio la licencia", it: "Chi ha rilasciato la licenza" },
  },
  licence_register: {
    label: { en: "Address of the register", es: "Dirección del registro", it: "Indirizzo del registro" },
    hint: {
      en: "Where guests can look the licence up, beginning with https://.",
      es: "Donde se puede consultar la licencia; empieza por https://.",
      it: "Dove si può verificare la licenza; comincia con https://.",
    },
  },
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
};
