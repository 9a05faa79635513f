import { DEFAULT_LOCALE } from "../../config/locales";
import type { StaffRole } from "../../config/staff";
import { CONTENT_FILES, isForOwners, type ContentFile } from "../../content/content-files";
import { getPath, ROUTES, type PlainRoute } from "../../i18n/routes";
import { createConceptFields, createGroups, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { getFormGroups } from "./form-groups";
import type { StaffLocale } from "../../config/staff-text";
import { getT } from "../texts";

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
  const t = getT(staff);
  return (["pages", "settings"] as const).map((folder) => ({
    name: folder,
    label: t(`collections.${folder}.label`),
    format: "json",
    files: names
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => ({
        name: name.slice(folder.length + 1),
        label: t(`files.${name}`),
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
