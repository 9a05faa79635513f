import type { FieldWords } from "./field-words";

/** What the fields of the settings are called. */
export const SETTINGS_WORDS: Readonly<Record<string, FieldWords>> = {
  brand: { label: ["Brand", "Marca"] },
  company: { label: ["Company", "Empresa"] },
  tagline: { label: ["Tagline", "Lema"] },
  phone: {
    label: ["Phone", "Teléfono"],
    hint: ["International, like +34 600 123 456.", "Internacional, como +34 600 123 456."],
  },
  whatsappNumber: {
    label: ["WhatsApp number", "Número de WhatsApp"],
    hint: ["International, like +34 600 123 456.", "Internacional, como +34 600 123 456."],
  },
  email: {
    label: ["Email", "Correo"],
    hint: ["Shown on the site; gets the enquiries.", "Se muestra en la web; recibe las consultas."],
  },
  mail_from: { label: ["Sender of our mails", "Remitente de nuestros correos"] },
  address: { label: ["Address", "Dirección"] },
  street: { label: ["Street", "Calle"] },
  town: { label: ["Town", "Localidad"] },
  country: { label: ["Country", "País"] },
  licence_number: { label: ["Licence number", "Número de licencia"] },
  opening_hours: { label: ["Opening hours (text)", "Horario (texto)"] },
  office_hours: { label: ["Office hours", "Horario de oficina"] },
  opens: { label: ["Opens", "Abre"], hint: ["Like 08:00.", "Como 08:00."] },
  closes: { label: ["Closes", "Cierra"], hint: ["Like 20:00.", "Como 20:00."] },
  social: { label: ["Social networks", "Redes sociales"] },
  facebook: { label: ["Facebook", "Facebook"] },
  instagram: { label: ["Instagram", "Instagram"] },
  tripadvisor: { label: ["Tripadvisor", "Tripadvisor"] },
  booking: { label: ["Choosing a day", "Elegir el día"] },
  cut_off_hours: {
    label: ["Hours before the pick-up", "Horas antes de la recogida"],
    hint: [
      "Until then a day can be chosen; later it is no longer offered.",
      "Hasta entonces se puede elegir el día; después ya no se ofrece.",
    ],
  },
  days_ahead: {
    label: ["Days ahead", "Días de antelación"],
    hint: ["How far ahead a day can be chosen.", "Con cuánta antelación se puede elegir un día."],
  },
  pricesOn: {
    label: ["Show prices", "Mostrar precios"],
    hint: ["Off: no price appears anywhere.", "Desactivado: no aparece ningún precio."],
  },
  offlineOn: {
    label: ["Readable without a connection", "Legible sin conexión"],
    hint: [
      "The offers of a visitor's list can be read offline. Off: nothing is saved, what was saved is deleted.",
      "Las ofertas de la lista de cada visitante se pueden leer sin conexión. Desactivado: no se guarda nada y se borra lo guardado.",
    ],
  },
  default_cancellation: { label: ["Usual text: cancellation", "Texto habitual: cancelación"] },
  default_weather: { label: ["Usual text: weather", "Texto habitual: mal tiempo"] },
  default_payment: { label: ["Usual text: payment", "Texto habitual: pago"] },
  price_notes: { label: ["Notes in the price table", "Notas en la tabla de precios"] },
  punta_cana_minimum: { label: ["Punta Cana minimum", "Mínimo desde Punta Cana"] },
  per_two: { label: ["Price for two", "Precio para dos"] },
  small_children: { label: ["Small children", "Niños pequeños"] },
  "settings/ports ports": { label: ["Ports", "Puertos"], one: ["port", "puerto"] },
  key: { label: ["Port (fixed)", "Puerto (fijo)"] },
  back_aboard_margin_minutes: {
    label: ["Minutes in reserve for ships", "Minutos de margen para cruceros"],
    hint: [
      "Between the end of a tour and all aboard, the drive included. Empty: no ships here, and nothing is promised.",
      "Entre el final del tour y la hora límite de embarque, traslado incluido. Vacío: aquí no hay cruceros y no se promete nada.",
    ],
  },
  short_name: { label: ["Short name", "Nombre corto"] },
  "settings/navigation excursions": { label: ["Link: excursions", "Enlace: excursiones"] },
  "settings/navigation activities": { label: ["Link: activities", "Enlace: actividades"] },
  "settings/navigation services": { label: ["Link: services", "Enlace: servicios"] },
  catalog: { label: ["Link: catalogue", "Enlace: catálogo"] },
  contact: { label: ["Link: contact", "Enlace: contacto"] },
  explore: { label: ["Button: explore", "Botón: explorar"] },
  terms: { label: ["Link: terms", "Enlace: términos"] },
  footer_action: { label: ["Footer: write to us", "Pie: escríbenos"] },
  "settings/notice text": {
    label: ["Notice", "Aviso"],
    hint: ["Sea state, storm … Empty: no notice.", "Estado del mar, tormenta … Vacío: sin aviso."],
  },
  "settings/notice publish_until": {
    label: ["Shown until", "Se muestra hasta"],
    hint: [
      "Dominican time. The notice disappears by itself at that moment. Empty: until the text is deleted.",
      "Hora dominicana. El aviso desaparece solo en ese momento. Vacío: hasta borrar el texto.",
    ],
  },
  "settings/notice ports": {
    label: ["Only for offers from these ports", "Solo para ofertas de estos puertos"],
    hint: [
      "No port and no offer: the notice stands on all pages.",
      "Sin puerto ni oferta: el aviso aparece en todas las páginas.",
    ],
  },
  "settings/notice offers": { label: ["Only for these offers", "Solo para estas ofertas"] },
};
