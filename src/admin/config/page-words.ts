import type { FieldWords } from "./field-words";

/** What the fields of the pages are called. */
export const PAGE_WORDS: Readonly<Record<string, FieldWords>> = {
  hero: { label: { en: "First view", es: "Portada", it: "Prima vista" } },
  image_tall: {
    label: {
      en: "Picture file for phones",
      es: "Archivo de la foto para teléfonos",
      it: "File della foto per telefoni",
    },
    hint: {
      en: "The same view upright: JPEG, at least 1200 pixels wide, format 3:5. Without it phones show the middle of the picture.",
      es: "La misma vista en vertical: JPEG, al menos 1200 píxeles de ancho, formato 3:5. Sin ella los teléfonos muestran el centro de la foto.",
      it: "La stessa vista in verticale: JPEG, larga almeno 1200 pixel, formato 3:5. Senza, i telefoni mostrano il centro della foto.",
    },
  },
  ways: { label: { en: "Who is travelling", es: "Quién viaja", it: "Chi viaggia" } },
  "ways.cruise": { label: { en: "Cruise guests", es: "Cruceristas", it: "Crocieristi" } },
  "ways.families": { label: { en: "Families", es: "Familias", it: "Famiglie" } },
  "ways.boats": { label: { en: "Private boats", es: "Barcos privados", it: "Barche private" } },
  categories: {
    label: { en: "Three kinds of offers", es: "Tres tipos de oferta", it: "Tre tipi di offerta" },
  },
  "categories.excursions": { label: { en: "Excursions", es: "Excursiones", it: "Escursioni" } },
  "categories.activities": { label: { en: "Activities", es: "Actividades", it: "Attività" } },
  "categories.services": { label: { en: "Services", es: "Servicios", it: "Servizi" } },
  about: { label: { en: "About us", es: "Sobre nosotros", it: "Chi siamo" } },
  features: {
    label: { en: "Features", es: "Puntos fuertes", it: "Punti di forza" },
    one: { en: "feature", es: "punto fuerte", it: "punto di forza" },
  },
  shows_licence: {
    label: { en: "Shows the licence", es: "Muestra la licencia", it: "Mostra la licenza" },
    hint: {
      en: "On the picture of this feature: number and register, from the settings of the site. For one feature.",
      es: "Sobre la foto de este punto: número y registro, de los ajustes del sitio. Para un solo punto.",
      it: "Sulla foto di questo punto: numero e registro, dalle impostazioni del sito. Per un solo punto.",
    },
  },
  "pages/home team": {
    label: {
      en: "Team: words above the people",
      es: "Equipo: texto sobre las personas",
      it: "Team: testo sopra le persone",
    },
  },
  call_to_action: { label: { en: "Call to action", es: "Llamada a la acción", it: "Invito all'azione" } },
  "pages/home featured": {
    label: { en: "Featured offers", es: "Ofertas destacadas", it: "Offerte in evidenza" },
  },
  reserve_button: {
    label: { en: "Button “Reserve now”", es: "Botón «Reservar ahora»", it: "Pulsante «Prenota ora»" },
  },
  contact_button: { label: { en: "Button “Contact”", es: "Botón «Contacto»", it: "Pulsante «Contatti»" } },
  charter_title: { label: { en: "Boats: title", es: "Barcos: título", it: "Barche: titolo" } },
  charter_text: { label: { en: "Boats: text", es: "Barcos: texto", it: "Barche: testo" } },
  form_title: { label: { en: "Title of the form", es: "Título del formulario", it: "Titolo del modulo" } },
  form_note: {
    label: { en: "Note under the form", es: "Nota bajo el formulario", it: "Nota sotto il modulo" },
  },
  privacy_note: { label: { en: "Note on privacy", es: "Nota de privacidad", it: "Nota sulla privacy" } },
  upper_title: {
    label: { en: "Small word above the title", es: "Palabra sobre el título", it: "Parola sopra il titolo" },
  },
  updated: {
    label: { en: "Date of the last change", es: "Fecha del último cambio", it: "Data dell'ultima modifica" },
  },
  body: { label: { en: "Text of the page", es: "Texto de la página", it: "Testo della pagina" } },
  steps_title: { label: { en: "Title of the steps", es: "Título de los pasos", it: "Titolo dei passi" } },
  steps: { label: { en: "Steps", es: "Pasos", it: "Passi" }, one: { en: "step", es: "paso", it: "passo" } },
  submit_text: { label: { en: "Button", es: "Botón", it: "Pulsante" } },
  message: {
    label: {
      en: "Thanks after sending",
      es: "Agradecimiento tras el envío",
      it: "Ringraziamento dopo l'invio",
    },
  },
  consent: { label: { en: "Consent", es: "Consentimiento", it: "Consenso" } },
  confirm: {
    label: {
      en: "Page: confirm the subscription",
      es: "Página: confirmar la suscripción",
      it: "Pagina: confermare l'iscrizione",
    },
  },
  unsubscribe: {
    label: { en: "Page: unsubscribe", es: "Página: darse de baja", it: "Pagina: annullare l'iscrizione" },
  },
  done_title: { label: { en: "Afterwards: title", es: "Después: título", it: "Dopo: titolo" } },
  done_text: { label: { en: "Afterwards: text", es: "Después: texto", it: "Dopo: testo" } },
};
