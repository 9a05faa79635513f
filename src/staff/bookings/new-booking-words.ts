import type { StaffText } from "../../config/staff-text";

/** The texts of a booking for a guest who has written nothing. */
export const NEW_BOOKING_WORDS = {
  title: { en: "New booking", es: "Nueva reserva", it: "Nuova prenotazione" },
  intro: {
    en: "For a guest who books by WhatsApp, by telephone or at the desk.",
    es: "Para un cliente que reserva por WhatsApp, por teléfono o en la oficina.",
    it: "Per un ospite che prenota con WhatsApp, per telefono o in ufficio.",
  },
  guest: { en: "Guest", es: "Cliente", it: "Ospite" },
  name: { en: "Name", es: "Nombre", it: "Nome" },
  phone: { en: "Phone", es: "Teléfono", it: "Telefono" },
  lang: { en: "Guest's language", es: "Idioma del cliente", it: "Lingua dell'ospite" },
  email: {
    en: "Email (not required)",
    es: "Correo electrónico (opcional)",
    it: "Email (facoltativa)",
  },
  source: {
    en: "Source or partner (not required)",
    es: "Origen o colaborador (opcional)",
    it: "Provenienza o partner (facoltativo)",
  },
  trips: { en: "Trips", es: "Viajes", it: "Viaggi" },
} as const satisfies Record<string, StaffText>;
