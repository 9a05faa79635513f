import { getLocale, LOCALE_CODES, type Locale } from "../../config/locales";
import type { DecapCollection, DecapField } from "./decap-field";
import { createGroups } from "./create-field";
import { getFormGroups } from "./form-groups";
import { WIDGETS } from "../widgets/widget-names";
import { addPluralForms, ENGLISH_MESSAGES, type MessageTree } from "./english-messages";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const NAMESPACE_WORDS: Readonly<Record<string, StaffText>> = {
  booking: { en: "Choosing a day", es: "Elegir el día", it: "Scegliere il giorno" },
  card: { en: "Card to print", es: "Tarjeta para imprimir", it: "Scheda da stampare" },
  common: { en: "Header, menu, footer", es: "Cabecera, menú, pie", it: "Intestazione, menu, piè di pagina" },
  catalog: { en: "Search and filters", es: "Búsqueda y filtros", it: "Ricerca e filtri" },
  contact: { en: "Contact form", es: "Formulario de contacto", it: "Modulo di contatto" },
  form: { en: "All forms", es: "Todos los formularios", it: "Tutti i moduli" },
  home: { en: "Home page", es: "Página de inicio", it: "Pagina iniziale" },
  mail: { en: "Mails", es: "Correos", it: "Email" },
  newsletter: { en: "Newsletter", es: "Boletín", it: "Newsletter" },
  offer: { en: "Offers", es: "Ofertas", it: "Offerte" },
  offline: { en: "Without a connection", es: "Sin conexión", it: "Senza connessione" },
  quote: { en: "Quotes", es: "Presupuestos", it: "Preventivi" },
  registration: { en: "Access form", es: "Formulario de acceso", it: "Modulo di accesso" },
  review: {
    en: "Reviews: the guest's page",
    es: "Opiniones: la página del cliente",
    it: "Recensioni: la pagina dell'ospite",
  },
  shortlist: { en: "Visitor's list", es: "Lista del visitante", it: "Lista del visitatore" },
  server: { en: "Answers of the server", es: "Respuestas del servidor", it: "Risposte del server" },
};

/** A key such as `opensInNewWindow_one` in words. */
function toLabel(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function createMessageFields(tree: MessageTree, staff: StaffLocale): DecapField[] {
  return Object.entries(tree).map(([name, value]) => {
    const label = toLabel(name);
    if (typeof value !== "string")
      return { name, label, widget: WIDGETS.part, fields: createMessageFields(value, staff) };
    const hint = `${say({ en: "English", es: "Inglés", it: "Inglese" }, staff)}: ${value}`;
    return { name, label, hint, widget: value.length > 90 ? "text" : "string" };
  });
}

/** What staff call a file of sentences: "Italiano · All forms". */
export function getMessagesLabel(namespace: string, locale: Locale, staff: StaffLocale): string {
  const words = NAMESPACE_WORDS[namespace];
  return `${getLocale(locale).name} · ${words ? say(words, staff) : namespace}`;
}

/** The words of buttons and messages: one file per language and part of the site. */
export function createMessageCollection(staff: StaffLocale): DecapCollection {
  const files = LOCALE_CODES.flatMap((code) =>
    Object.entries(ENGLISH_MESSAGES).map(([namespace, messages]) => ({
      name: `${namespace}-${code}`,
      label: getMessagesLabel(namespace, code, staff),
      file: `src/locales/${code}/${namespace}.json`,
      fields: createGroups(
        createMessageFields(addPluralForms(messages, [code]), staff),
        getFormGroups("messages"),
        staff,
      ),
    })),
  );
  return {
    name: "messages",
    label: say({ en: "Buttons and messages", es: "Botones y mensajes", it: "Pulsanti e messaggi" }, staff),
    description: say(
      {
        en: "Words in double braces, like {{price}}, are filled in by the site: keep them. The English text stands under each field.",
        es: "Las palabras entre llaves dobles, como {{price}}, las completa la web: no las cambies. Bajo cada campo está el texto en inglés.",
        it: "Le parole tra doppie graffe, come {{price}}, le completa il sito: non cambiarle. Sotto ogni campo c'è il testo inglese.",
      },
      staff,
    ),
    format: "json",
    editor: { preview: false },
    files,
  };
}
