import { posix } from "node:path";
import { z } from "zod";

import { LOCALE_CODES } from "../../domain/config/locales";
import type { StaffRole } from "../../domain/config/staff";
import { findContentProblems } from "../../content/site-content";
import { CONTACT_FIELDS, isForOwners } from "../../content/content-files";
import { type ContentProblem, formatContentProblems } from "../../content/content-problem";
import { isPlain } from "../../content/front-matter";
import type { OutdatedFile } from "../../domain/contracts/editor";
import { compareSentences } from "../../domain/i18n/messages";
import { HttpError } from "../../server/platform/http/request";
import { isContentTextPath, isMediaPath, isTextPath } from "./content-paths";
import {
  type Change,
  type Content,
  type ContentHistory,
  type FileVersions,
  getFileVersion,
} from "./content-store";

/** The change would keep the site from being built, or brings a file that it cannot show. */
export class RefusedChangeError extends HttpError {
  override name = "RefusedChangeError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super("invalid", { problems });
    this.message = formatContentProblems(problems);
  }
}

interface CheckedContent {
  texts: ReadonlyMap<string, string>;
  media: ReadonlySet<string>;
}

function apply(files: Change["files"], { texts, media }: CheckedContent): CheckedContent {
  const after = { texts: new Map(texts), media: new Set(media) };
  for (const [path, content] of files) {
    if (content === null) {
      after.texts.delete(path);
      after.media.delete(path);
    } else if (isMediaPath(path)) after.media.add(path);
    else if (isContentTextPath(path)) after.texts.set(path, content.toString());
  }
  return after;
}

/**
 * Refuses a change that the build would refuse: the content is checked as it would be afterwards. What is wrong already
 * and has nothing to do with the change does not keep staff from working.
 */
export async function refuseBrokenContent(content: Content, files: Change["files"]): Promise<void> {
  const isChecked = (path: string) => isContentTextPath(path) || isMediaPath(path);
  if (![...files.keys()].some(isChecked)) return;
  const media = new Set([...content.sizes.keys()].filter(isMediaPath));
  const before = { texts: await content.readTexts(), media };
  const find = ({ texts, media: known }: CheckedContent) => findContentProblems(texts, known);
  const known = new Set(find(before).map((problem) => JSON.stringify(problem)));
  const caused = find(apply(files, before)).filter((problem) => !known.has(JSON.stringify(problem)));
  if (caused.length > 0) throw new RefusedChangeError(caused);
}

function findSentenceProblems(file: string, english: string, sentences: string): ContentProblem[] {
  try {
    const [expected, found] = [JSON.parse(english), JSON.parse(sentences)] as unknown[];
    return isPlain(expected) && isPlain(found)
      ? compareSentences(expected, found).map((fault) => ({ file, ...fault }))
      : [{ file, code: "no-fields" }];
  } catch (error) {
    return [{ file, code: "invalid-json", reason: String(error) }];
  }
}

export async function refuseBrokenSentences(content: Content, files: Change["files"]): Promise<void> {
  const problems: ContentProblem[] = [];
  for (const [path, text] of files) {
    const isOfContent: boolean = isContentTextPath(path);
    if (isOfContent || !isTextPath(path) || typeof text !== "string") continue;
    const english = await content.readText(path.replace(/^src\/locales\/[a-z]+\//, "src/locales/en/"));
    if (english !== undefined) problems.push(...findSentenceProblems(path, english, text));
    else problems.push({ file: path, code: "missing-file" });
  }
  if (problems.length > 0) throw new RefusedChangeError(problems);
}

/**
 * Refuses a picture or video under a name that another one has: two people may upload `boat.jpg` at the same moment. Names that differ in
 * capitals alone are one on macOS and Windows.
 */
export async function refuseTakenNames(
  content: Content,
  files: Change["files"],
  opened: FileVersions,
): Promise<void> {
  const names = new Map<string, string>();
  for (const path of content.sizes.keys())
    if (isMediaPath(path) && files.get(path) !== null) names.set(path.toLowerCase(), path);
  const problems: ContentProblem[] = [];
  for (const [path, bytes] of files) {
    if (!isMediaPath(path) || bytes === null) continue;
    const owner = names.get(path.toLowerCase());
    names.set(path.toLowerCase(), owner ?? path);
    if (owner === undefined) continue;
    const version = owner === path ? await content.getVersion(path) : undefined;
    if (version === getFileVersion(bytes) || (version && version === opened[path])) continue;
    problems.push({ file: path.replace(/^content\//, ""), code: "name-taken", owner: posix.basename(owner) });
  }
  if (problems.length > 0) throw new RefusedChangeError(problems);
}

/**
 * Refuses to overwrite or delete a text that is no longer what the editor opened (`opened`: its versions). A text whose version is not named must
 * not be there. A file that already is as it is to become is no conflict. Of pictures only named versions are compared.
 */
export async function refuseOutdatedChange(
  content: Content,
  history: Pick<ContentHistory, "getLastChange">,
  files: Change["files"],
  opened: FileVersions,
): Promise<void> {
  const outdated: OutdatedFile[] = [];
  for (const [path, wanted] of files) {
    if (!isTextPath(path) && !Object.hasOwn(opened, path)) continue;
    const version = await content.getVersion(path);
    if (version === (opened[path] ?? null)) continue;
    const text = isTextPath(path) ? ((await content.readText(path)) ?? null) : null;
    if (isTextPath(path) ? text === wanted : version === null && wanted === null) continue;
    outdated.push({ path, text, version, ...(await history.getLastChange(path)) });
  }
  if (outdated.length > 0) throw new HttpError("conflict", { files: outdated });
}

const SITE = "settings/site.json";

/** A change of where the guests' mails, calls or chats go. */
export interface ContactChange {
  field: (typeof CONTACT_FIELDS)[number];
  /** The field after the first language in which it changes, like `en.email`. */
  path: string;
  before: string;
  after: string;
}

type SiteTree = Record<string, Record<string, unknown> | undefined>;

function readTree(text: string): SiteTree {
  try {
    return Object(JSON.parse(text)) as SiteTree;
  } catch {
    return {};
  }
}

/** Lists what a change does to the agency's contact data, which are the same in every language. */
export async function listContactChanges(content: Content, files: Change["files"]): Promise<ContactChange[]> {
  const saved = files.get(`content/${SITE}`);
  if (saved === undefined || saved === null) return [];
  const before = readTree((await content.readText(`content/${SITE}`)) ?? "");
  const after = readTree(saved.toString());
  return CONTACT_FIELDS.flatMap((field) => {
    const locale = LOCALE_CODES.find((code) => before[code]?.[field] !== after[code]?.[field]);
    if (locale === undefined) return [];
    const read = (tree: SiteTree) => {
      const value = tree[locale]?.[field];
      return typeof value === "string" ? value : "";
    };
    return [{ field, path: `${locale}.${field}`, before: read(before), after: read(after) }];
  });
}

const isForOwnersPath = (path: string) =>
  path.startsWith("content/") && isForOwners(path.slice("content/".length));

export function maySee(role: StaffRole | null, path: string): boolean {
  return role === "owner" || !isForOwnersPath(path);
}

const namedSchema = z.object({
  path: z.string().optional(),
  folder: z.string().optional(),
  paths: z.array(z.string()).optional(),
});

/** Throws 403 for a call that reads what the person may not see. */
export function refuseOwnersReads(role: StaffRole | null, params: unknown): void {
  const { path, folder, paths = [] } = namedSchema.safeParse(params).data ?? {};
  const named = [path, folder, ...paths].filter((one) => one !== undefined);
  if (!named.every((one) => maySee(role, one))) throw new HttpError("forbidden");
}

export function refuseOwnersFiles(
  role: StaffRole | null,
  files: Change["files"],
  contact: readonly ContactChange[],
): void {
  if (role === "owner") return;
  const problems: ContentProblem[] = [
    ...[...files.keys()]
      .filter(isForOwnersPath)
      .map((path) => ({ file: path.replace("content/", ""), code: "owners-only" }) as const),
    ...contact.map(({ path, after }) => ({ file: SITE, path, code: "owners-only", found: after }) as const),
  ];
  if (problems.length > 0) throw new RefusedChangeError(problems);
}
