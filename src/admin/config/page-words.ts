import type { FieldWords } from "./field-words";

/** What the fields of the pages are called. */
export const PAGE_WORDS: Readonly<Record<string, FieldWords>> = {
  hero: { label: ["First view", "Portada", "Prima vista"] },
  image_tall: {
    label: ["Picture file for phones", "Archivo de la foto para teléfonos", "File della foto per telefoni"],
    hint: [
      "The same view upright: JPEG, at least 1200 pixels wide, format 3:5. Without it phones show the middle of the picture.",
      "La misma vista en vertical: JPEG, al menos 1200 píxeles de ancho, formato 3:5. Sin ella los teléfonos muestran el centro de la foto.",
      "La stessa vista in verticale: JPEG, larga almeno 1200 pixel, formato 3:5. Senza, i telefoni mostrano il centro della foto.",
    ],
  },
  categories: { label: ["Three kinds of offers", "Tres tipos de oferta", "Tre tipi di offerta"] },
  "categories.excursions": { label: ["Excursions", "Excursiones", "Escursioni"] },
  "categories.activities": { label: ["Activities", "Actividades", "Attività"] },
  "categories.services": { label: ["Services", "Servicios", "Servizi"] },
  about: { label: ["About us", "Sobre nosotros", "Chi siamo"] },
  features: {
    label: ["Features", "Puntos fuertes", "Punti di forza"],
    one: ["feature", "punto fuerte", "punto di forza"],
  },
  call_to_action: { label: ["Call to action", "Llamada a la acción", "Invito all'azione"] },
  "pages/home featured": { label: ["Featured offers", "Ofertas destacadas", "Offerte in evidenza"] },
  reserve_button: { label: ["Button “Reserve now”", "Botón «Reservar ahora»", "Pulsante «Prenota ora»"] },
  contact_button: { label: ["Button “Contact”", "Botón «Contacto»", "Pulsante «Contatto»"] },
  charter_title: { label: ["Boats: title", "Barcos: título", "Barche: titolo"] },
  charter_text: { label: ["Boats: text", "Barcos: texto", "Barche: testo"] },
  form_title: { label: ["Title of the form", "Título del formulario", "Titolo del modulo"] },
  form_note: { label: ["Note under the form", "Nota bajo el formulario", "Nota sotto il modulo"] },
  privacy_note: { label: ["Note on privacy", "Nota de privacidad", "Nota sulla privacy"] },
  upper_title: { label: ["Small word above the title", "Palabra sobre el título", "Parola sopra il titolo"] },
  updated: { label: ["Date of the last change", "Fecha del último cambio", "Data dell'ultima modifica"] },
  body: { label: ["Text of the page", "Texto de la página", "Testo della pagina"] },
  steps_title: { label: ["Title of the steps", "Título de los pasos", "Titolo dei passi"] },
  steps: { label: ["Steps", "Pasos", "Passi"], one: ["step", "paso", "tappa"] },
  submit_text: { label: ["Button", "Botón", "Pulsante"] },
  message: { label: ["Thanks after sending", "Agradecimiento tras el envío", "Ringraziamento dopo l'invio"] },
  consent: { label: ["Consent", "Consentimiento", "Consenso"] },
  confirm: {
    label: [
      "Page: confirm the subscription",
      "Página: confirmar la suscripción",
      "Pagina: confermare l'iscrizione",
    ],
  },
  unsubscribe: { label: ["Page: unsubscribe", "Página: darse de baja", "Pagina: annullare l'iscrizione"] },
  done_title: { label: ["Afterwards: title", "Después: título", "Dopo: titolo"] },
  done_text: { label: ["Afterwards: text", "Después: texto", "Dopo: testo"] },
};
