import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { CONTENT_FILES, type ContentFile } from "../../content/content-files";
import { createConceptFields } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { say, type StaffLocale, type StaffText } from "./staff-text";

const FILE_WORDS: Readonly<Record<ContentFile, StaffText>> = {
  "pages/home": ["Home page", "Página de inicio"],
  "pages/excursions": ["List of excursions", "Lista de excursiones"],
  "pages/activities": ["List of activities", "Lista de actividades"],
  "pages/services": ["List of services", "Lista de servicios"],
  "pages/catalog": ["Catalogue", "Catálogo"],
  "pages/contact": ["Contact", "Contacto"],
  "pages/terms": ["Terms and conditions", "Términos y condiciones"],
  "pages/registration": ["Access for staff", "Acceso del personal"],
  "pages/newsletter": ["Newsletter", "Boletín"],
  "settings/site": [
    "Agency: phone, address, prices on or off",
    "Agencia: teléfono, dirección, precios visibles",
  ],
  "settings/ports": ["Ports", "Puertos"],
  "settings/navigation": ["Header, menu, footer", "Cabecera, menú, pie"],
  "settings/notice": ["Notice on all pages", "Aviso en todas las páginas"],
};

const FOLDERS: readonly { folder: string; label: StaffText }[] = [
  { folder: "pages", label: ["Pages", "Páginas"] },
  { folder: "settings", label: ["Settings", "Ajustes"] },
];

/** The collections of single files: pages and settings, each file with its three languages side by side. */
export function createFileCollections(staff: StaffLocale): DecapCollection[] {
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
        label: say(FILE_WORDS[name], staff),
        file: `content/${name}.json`,
        i18n: true,
        media_folder: "/content/media/home",
        public_folder: "../media/home",
        fields: createConceptFields(CONTENT_FILES[name].schema, { concept: name, staff, entries: [] }),
      })),
  }));
}
