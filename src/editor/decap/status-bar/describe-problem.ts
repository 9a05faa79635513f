import { DEFAULT_LOCALE, getLocale, isLocale } from "../../../config/locales";
import { COLLECTIONS, type Collection } from "../../../config/offer";
import type { StaffLocale } from "../../../config/staff";
import { isContentFile, isJsonCollection } from "../../../content/content-files";
import type { ContentProblem } from "../../../content/content-problem";
import { showValue } from "../../../content/format-content-problems";
import { parseOfferFileName, parseOfferPath } from "../../../content/offer-file";
import { getMessagesLabel } from "../config/file-collections";
import { nameOwner } from "../save-validation/check-draft";
import { describeFault, getFieldName, locateField } from "../save-validation/field-message";
import type { SiteEntry } from "../site-data";
import { getT } from "../texts";

interface DescribedFile {
  name: string;
  /** Where the editor opens it. */
  address: string;
}

const MESSAGES = /^src\/locales\/([a-z]{2})\/([a-z-]+)\.json$/;

/** The part of a name that people have chosen, as words: `saona-island` is "Saona island". */
function toWords(name: string): string {
  const words = name.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names what is no entry of the site (any more): a deleted offer, a picture. */
function nameUnknown(file: string, collection: Collection | undefined, staff: StaffLocale): string {
  const base = file.split("/").at(-1) ?? file;
  if (/^(content\/)?media\//.test(file)) return base;
  const words = toWords(base.replace(/\.\w+$/, ""));
  const folder = collection ?? file.split("/").at(-2) ?? "";
  const known = collection ?? (isJsonCollection(folder) ? folder : undefined);
  return known ? `${getT(staff)(`collections.${known}.label`)} · ${words}` : words;
}

/** Describes a file of `content/` to people who know entries, not files. */
export function describeFile(file: string, entries: readonly SiteEntry[], staff: StaffLocale): DescribedFile {
  const [, locale, namespace = ""] = MESSAGES.exec(file) ?? [];
  if (isLocale(locale)) {
    const address = `#/collections/messages/entries/${namespace}-${locale}`;
    return { name: getMessagesLabel(namespace, locale, staff), address };
  }
  const path = file.replace(/^content\//, "");
  const offer = parseOfferPath(path);
  const [, folder = "", key = ""] = offer
    ? [path, offer.collection, offer.key]
    : (/^([^/]+)\/([^.]+)\.\w+$/.exec(path) ?? []);
  const address = `#/collections/${folder}/entries/${key}`;
  const name = `${folder}/${key}`;
  if (isContentFile(name)) return { name: getT(staff)(`files.${name}`), address };
  const collection = COLLECTIONS.find((known) => known === folder);
  const found = entries.filter((entry) => entry.collection === collection && entry.key === key);
  const entry = found.find(({ locale }) => locale === staff) ?? found[0];
  if (!collection || !entry)
    return { name: nameUnknown(offer ? `${folder}/${key}.md` : file, collection, staff), address };
  const language = offer?.locale === DEFAULT_LOCALE ? undefined : offer?.locale;
  const title = `${getT(staff)(`collections.${collection}.label`)} · ${entry.title}`;
  return { name: language ? `${title} (${getLocale(language).name})` : title, address };
}

function describeFound({ found }: ContentProblem, staff: StaffLocale): string {
  if (found === "" || !["string", "number"].includes(typeof found)) return "";
  const value = showValue(found);
  return ` ${getT(staff)("saving.found", { value })}`;
}

/** Describes what keeps a change from being saved or published: the entry, the field, and what to do. */
export function describeProblem(
  problem: ContentProblem,
  entries: readonly SiteEntry[],
  staff: StaffLocale,
): string {
  const { file } = problem;
  const { concept, locale, path } = locateField(file, problem.path);
  const place = [
    describeFile(file, entries, staff).name,
    // The name of an offer's file says its language already.
    locale && !parseOfferFileName(file) ? getLocale(locale).name : "",
    getFieldName(concept, path, staff),
  ];
  const what = describeFault(nameOwner(problem, entries, staff), staff) + describeFound(problem, staff);
  return `${place.filter(Boolean).join(" · ")}: ${what}.`;
}
