import { z } from "zod";

import type { StaffRole } from "../../../config/staff";
import { LOCALE_CODES } from "../../../config/locales";
import { CONTACT_FIELDS, isForOwners } from "../../../content/content-files";
import type { ContentProblem } from "../../../content/content-problem";
import { HttpError } from "../../../server/platform/http/http-error";
import type { Change, Content } from "../content-store";
import { RefusedChangeError } from "./refuse-broken-content";

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

/** Tells whether a person may see a file or folder, by its path from the root. */
export function maySee(role: StaffRole | null, path: string): boolean {
  return role === "owner" || !isForOwnersPath(path);
}

const namedSchema = z.object({
  path: z.string().optional(),
  folder: z.string().optional(),
  paths: z.array(z.string()).optional(),
});

/** Throws 403 for a call that reads what the person may not see; changes are refused by file (`refuseOwnersFiles`). */
export function refuseOwnersReads(role: StaffRole | null, params: unknown): void {
  const { path, folder, paths = [] } = namedSchema.safeParse(params).data ?? {};
  const named = [path, folder, ...paths].filter((one) => one !== undefined);
  if (!named.every((one) => maySee(role, one))) throw new HttpError("forbidden");
}

/** Refuses to everybody else a change of what owners alone may change. */
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
