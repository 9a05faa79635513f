import { DEFAULT_LOCALE } from "../../config/locales";
import type { StaffRole } from "../../config/staff";
import { CONTENT_FILES, isForOwners, type ContentFile } from "../../content/content-files";
import { getPath, ROUTES, type PlainRoute } from "../../i18n/routes";
import { createConceptFields, createGroups, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { getFormGroups } from "./form-groups";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const FILE_WORDS: Readonly<Record<ContentFile, StaffText>> = {
  "pages/home": { en: "Home page", es: "Página de inicio", it: "Pagina iniziale" },
  "pages/excursions": { en: "List of excursions", es: "Lista de excursiones", it: "Elenco delle escursioni" },
  "pages/activities": { en: "List of activities", es: "Lista de actividades", it: "Elenco delle attività" },
  "pages/services": { en: "List of services", es: "Lista de servicios", it: "Elenco dei servizi" },
  "pages/catalog": { en: "Catalog", es: "Catálogo", it: "Catalogo" },
  "pages/contact": { en: "Contact", es: "Contacto", it: "Contatti" },
  "pages/not-found": {
    en: "Page not found (404)",
    es: "Página no encontrada (404)",
    it: "Pagina non trovata (404)",
  },
  "pages/terms": { en: "Terms and conditions", es: "Términos y condiciones", it: "Termini e condizioni" },
  "pages/reviews": {
    en: "How reviews work",
    es: "Cómo funcionan las opiniones",
    it: "Come funzionano le recensioni",
  },
  "pages/registration": { en: "Access for staff", es: "Acceso del personal", it: "Accesso del personale" },
  "pages/newsletter": { en: "Newsletter", es: "Boletín", it: "Newsletter" },
  "settings/site": {
    en: "Agency: phone, address, prices on or off",
    es: "Agencia: teléfono, dirección, precios visibles",
    it: "Agenzia: telefono, indirizzo, prezzi visibili",
  },
  "settings/ports": { en: "Ports", es: "Puertos", it: "Porti" },
  "settings/navigation": {
    en: "Header, menu, footer",
    es: "Cabecera, menú, pie",
    it: "Intestazione, menu, piè di pagina",
  },
  "settings/notice": {
    en: "Notice (sea state)",
    es: "Aviso (estado del mar)",
    it: "Avviso (stato del mare)",
  },
  "settings/inbox": {
    en: "Enquiries: reminders",
    es: "Consultas: recordatorios",
    it: "Richieste: promemoria",
  },
  "settings/reviews": {
    en: "Reviews: asking guests",
    es: "Opiniones: pedirlas",
    it: "Recensioni: chiederle",
  },
};

/** What staff call a file of the pages or the settings. */
export function getFileLabel(name: ContentFile, staff: StaffLocale): string {
  return say(FILE_WORDS[name], staff);
}

const FOLDERS: readonly { folder: string; label: StaffText }[] = [
  { folder: "pages", label: { en: "Pages", es: "Páginas", it: "Pagine" } },
  { folder: "settings", label: { en: "Settings", es: "Ajustes", it: "Impostazioni" } },
];

/** The pages that have a preview made of the site's parts; Decap's own would show bare values. */
const PREVIEWED: readonly ContentFile[] = ["pages/home", "pages/terms"];

/** Where “View live” leads to: the page itself, for what stands on all pages the home page. */
function getLivePath(name: ContentFile): string {
  const page = name.replace("pages/", "");
  return getPath(Object.hasOwn(ROUTES, page) ? (page as PlainRoute) : "home", DEFAULT_LOCALE).slice(1);
}

interface FileOptions {
  staff: StaffLocale;
  role: StaffRole;
  entries: readonly EntryChoice[];
}

/** The collections of single files: pages and settings that a person may change, each file with its three languages side by side. */
export function createFileCollections({ staff, role, entries }: FileOptions): DecapCollection[] {
  const names = (Object.keys(CONTENT_FILES) as ContentFile[]).filter(
    (name) => role === "owner" || !isForOwners(name),
  );
  return FOLDERS.map(({ folder, label }) => ({
    name: folder,
    label: say(label, staff),
    format: "json",
    files: names
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => ({
        name: name.slice(folder.length + 1),
        label: getFileLabel(name, staff),
        file: `content/${name}.json`,
        media_folder: "/content/media/home",
        public_folder: "../media/home",
        preview_path: getLivePath(name),
        editor: { preview: PREVIEWED.includes(name) },
        fields: createGroups(
          createConceptFields(CONTENT_FILES[name].schema, { concept: name, staff, entries }),
          getFormGroups(name),
          staff,
        ),
      })),
  }));
}
