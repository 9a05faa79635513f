import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { CONTENT_FILES, type ContentFile } from "../../content/content-files";
import { getPath, ROUTES, type PlainRoute } from "../../i18n/routes";
import { createConceptFields, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const FILE_WORDS: Readonly<Record<ContentFile, StaffText>> = {
  "pages/home": ["Home page", "Página de inicio", "Pagina iniziale"],
  "pages/excursions": ["List of excursions", "Lista de excursiones", "Elenco delle escursioni"],
  "pages/activities": ["List of activities", "Lista de actividades", "Elenco delle attività"],
  "pages/services": ["List of services", "Lista de servicios", "Elenco dei servizi"],
  "pages/catalog": ["Catalog", "Catálogo", "Catalogo"],
  "pages/contact": ["Contact", "Contacto", "Contatto"],
  "pages/not-found": ["Page not found (404)", "Página no encontrada (404)", "Pagina non trovata (404)"],
  "pages/terms": ["Terms and conditions", "Términos y condiciones", "Termini e condizioni"],
  "pages/registration": ["Access for staff", "Acceso del personal", "Accesso del personale"],
  "pages/newsletter": ["Newsletter", "Boletín", "Newsletter"],
  "settings/site": [
    "Agency: phone, address, prices on or off",
    "Agencia: teléfono, dirección, precios visibles",
    "Agenzia: telefono, indirizzo, prezzi visibili",
  ],
  "settings/ports": ["Ports", "Puertos", "Porti"],
  "settings/navigation": ["Header, menu, footer", "Cabecera, menú, pie", "Intestazione, menu, piè di pagina"],
  "settings/notice": ["Notice (sea state)", "Aviso (estado del mar)", "Avviso (stato del mare)"],
  "settings/inbox": ["Enquiries: reminders", "Consultas: recordatorios", "Richieste: promemoria"],
};

/** What staff call a file of the pages or the settings. */
export function getFileLabel(name: ContentFile, staff: StaffLocale): string {
  return say(FILE_WORDS[name], staff);
}

const FOLDERS: readonly { folder: string; label: StaffText }[] = [
  { folder: "pages", label: ["Pages", "Páginas", "Pagine"] },
  { folder: "settings", label: ["Settings", "Ajustes", "Impostazioni"] },
];

/** The pages that have a preview made of the site's parts; Decap's own would show bare values. */
const PREVIEWED: readonly ContentFile[] = ["pages/home", "pages/terms"];

/** Where “View live” leads to: the page itself, for what stands on all pages the home page. */
function getLivePath(name: ContentFile): string {
  const page = name.replace("pages/", "");
  return getPath(Object.hasOwn(ROUTES, page) ? (page as PlainRoute) : "home", DEFAULT_LOCALE).slice(1);
}

/** The collections of single files: pages and settings, each file with its three languages side by side. */
export function createFileCollections(
  staff: StaffLocale,
  entries: readonly EntryChoice[],
): DecapCollection[] {
  const names = Object.keys(CONTENT_FILES) as ContentFile[];
  return FOLDERS.map(({ folder, label }) => ({
    name: folder,
    label: say(label, staff),
    format: "site-json",
    i18n: { structure: "single_file", locales: LOCALE_CODES, default_locale: DEFAULT_LOCALE },
    files: names
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => ({
        name: name.slice(folder.length + 1),
        label: getFileLabel(name, staff),
        file: `content/${name}.json`,
        i18n: true,
        media_folder: "/content/media/home",
        public_folder: "../media/home",
        preview_path: getLivePath(name),
        editor: { preview: PREVIEWED.includes(name) },
        fields: createConceptFields(CONTENT_FILES[name].schema, { concept: name, staff, entries }),
      })),
  }));
}
