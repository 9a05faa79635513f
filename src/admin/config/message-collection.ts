import { LOCALES } from "../../config/locales";
import type { DecapCollection, DecapField } from "./decap-field";
import { addPluralForms, ENGLISH_MESSAGES, type MessageTree } from "./english-messages";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const NAMESPACE_WORDS: Readonly<Record<string, StaffText>> = {
  booking: ["Choosing a day", "Elegir el día", "Scegliere il giorno"],
  card: ["Card to print", "Tarjeta para imprimir", "Cartolina da stampare"],
  common: ["Header, menu, footer", "Cabecera, menú, pie", "Intestazione, menu, piè di pagina"],
  catalog: ["Search and filters", "Búsqueda y filtros", "Ricerca e filtri"],
  contact: ["Contact form", "Formulario de contacto", "Modulo di contatto"],
  form: ["All forms", "Todos los formularios", "Tutti i moduli"],
  mail: ["Mails", "Correos", "Email"],
  newsletter: ["Newsletter", "Boletín", "Newsletter"],
  offer: ["Offers", "Ofertas", "Offerte"],
  offline: ["Without a connection", "Sin conexión", "Senza connessione"],
  quote: ["Quotes", "Presupuestos", "Preventivi"],
  registration: ["Access form", "Formulario de acceso", "Modulo di accesso"],
  shortlist: ["Visitor's list", "Lista del visitante", "Lista del visitatore"],
  server: ["Answers of the server", "Respuestas del servidor", "Risposte del server"],
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
      return { name, label, widget: "object", collapsed: true, fields: createMessageFields(value, staff) };
    const hint = `${say(["English", "Inglés", "Inglese"], staff)}: ${value}`;
    return { name, label, hint, widget: value.length > 90 ? "text" : "string" };
  });
}

/** The words of buttons and messages: one file per language and part of the site. */
export function createMessageCollection(staff: StaffLocale): DecapCollection {
  const files = LOCALES.flatMap(({ code, name }) =>
    Object.entries(ENGLISH_MESSAGES).map(([namespace, messages]) => ({
      name: `${namespace}-${code}`,
      label: `${name} · ${say(NAMESPACE_WORDS[namespace] ?? [namespace, namespace, namespace], staff)}`,
      file: `src/i18n/messages/${code}/${namespace}.json`,
      fields: createMessageFields(addPluralForms(messages, [code]), staff),
    })),
  );
  return {
    name: "messages",
    label: say(["Buttons and messages", "Botones y mensajes", "Pulsanti e messaggi"], staff),
    description: say(
      [
        "Words in double braces, like {{price}}, are filled in by the site: keep them. The English text stands under each field.",
        "Las palabras entre llaves dobles, como {{price}}, las completa la web: no las cambies. Bajo cada campo está el texto en inglés.",
        "Le parole tra doppie graffe, come {{price}}, le completa il sito: non cambiarle. Sotto ogni campo c'è il testo inglese.",
      ],
      staff,
    ),
    format: "site-json",
    editor: { preview: false },
    files,
  };
}
