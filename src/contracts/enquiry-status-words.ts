import type { StaffText } from "../config/staff-text";
import type { EnquiryStatus } from "./inbox";

/** What the status of one enquiry is called. */
export const STATUS_WORDS: Readonly<Record<EnquiryStatus, StaffText>> = {
  new: { en: "New", es: "Nueva", it: "Nuova" },
  open: { en: "Waiting for us", es: "Espera nuestra respuesta", it: "Aspetta noi" },
  answered: { en: "Waiting for the guest", es: "Espera al cliente", it: "Aspetta l'ospite" },
  booked: { en: "Booked", es: "Reservada", it: "Prenotata" },
  lost: { en: "Lost", es: "Perdida", it: "Persa" },
};
