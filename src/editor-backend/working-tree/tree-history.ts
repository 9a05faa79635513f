import type { Author, ContentHistory } from "../store/content-store";

/** A file of a change, before and after it; `null` is a file that is not there. */
export interface ChangedFile {
  path: string;
  before: Buffer | null;
  after: string | Buffer | null;
}

/** What keeps earlier versions of the working tree's files: git, or files of our own where there is none. */
export interface TreeHistory extends ContentHistory {
  /** Notes the present state of files that are about to change, if it is not noted yet: somebody has changed them by hand. */
  keepFound(files: readonly ChangedFile[]): Promise<void>;
  /** Notes what has just been written. */
  record(author: Author, subject: string, files: readonly ChangedFile[]): Promise<void>;
}

/** The author of what was found in the working tree, changed by a person that the editor does not know. */
export const UNKNOWN_AUTHOR: Author = { name: "Unknown", email: "unknown@localhost" };

/** Gets the name of a revision's author, or `null` for the unknown one. */
export function toKnownName(author: Author): string | null {
  return author.email === UNKNOWN_AUTHOR.email ? null : author.name;
}
