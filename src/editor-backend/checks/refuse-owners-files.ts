import type { StaffRole } from "../../config/staff";
import { LOCALE_CODES } from "../../config/locales";
import { CONTACT_FIELDS, OWNERS_FILES } from "../../content/content-files";
import type { ContentProblem } from "../../content/content-problem";
import type { Change, Content } from "../content-store";
import { RefusedChangeError } from "./refused-change-error";

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

/** Refuses to everybody else a change of what owners alone may change. */
export function refuseOwnersFiles(
  role: StaffRole | null,
  files: Change["files"],
  contact: readonly ContactChange[],
): void {
  if (role === "owner") return;
  const problems: ContentProblem[] = [
    ...OWNERS_FILES.filter((name) => files.has(`content/${name}.json`)).map(
      (name) => ({ file: `${name}.json`, code: "owners-only" }) as const,
    ),
    ...contact.map(({ path, after }) => ({ file: SITE, path, code: "owners-only", found: after }) as const),
  ];
  if (problems.length > 0) throw new RefusedChangeError(problems);
}
