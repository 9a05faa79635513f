import { createHash } from "node:crypto";
import { z } from "zod";

export const fileVersions = z.record(z.string(), z.string().nullable());
export type FileVersions = z.infer<typeof fileVersions>;

/** Returns the version of a file: its blob id in git. */
export function getFileVersion(content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

export interface Author {
  name: string;
  email: string;
}

/** The content at one moment: texts, sentences of the interface, pictures and videos; nothing else of the repository. */
export interface Content {
  sizes: ReadonlyMap<string, number>;
  /** `null` for a file that is not there. */
  getVersion(path: string): Promise<string | null>;
  readText(path: string): Promise<string | undefined>;
  /** Reads the texts of `content/`, which the site is checked by. */
  readTexts(): Promise<ReadonlyMap<string, string>>;
  readMedia(path: string): Promise<Buffer | undefined>;
}

/** Files that change together: each with its new bytes, or `null` for one that is deleted. */
export interface Change {
  files: ReadonlyMap<string, string | Buffer | null>;
  subject: string;
}

/** Leaves out what is in the content already, and deletions of what is not there. */
export async function findChanged({ files, subject }: Change, content: Content): Promise<Change> {
  const changed = new Map<string, string | Buffer | null>();
  for (const [path, wanted] of files) {
    const version = wanted === null ? null : getFileVersion(wanted);
    if (version !== (await content.getVersion(path))) changed.set(path, wanted);
  }
  return { files: changed, subject };
}

/** A point in the history of some files; nobody is known who changed a file outside of the editor. */
export interface Revision {
  id: string;
  at: string;
  by: string | null;
}

export interface Deletion extends Revision {
  /** The revision in which they were there for the last time. */
  before: string;
  paths: readonly string[];
}

interface LastChange {
  by: string | null;
  at: string | null;
}

export const COMMIT_ID = /^[0-9a-f]{40,64}$/;
export const [MAX_REVISIONS, MAX_DELETIONS, DELETIONS_SINCE_DAYS] = [100, 300, 180];

export interface ContentHistory {
  /** Lists the revisions in which one of the files changed, newest first. */
  listRevisions(paths: readonly string[]): Promise<Revision[]>;
  readRevision(paths: readonly string[], id: string): Promise<ReadonlyMap<string, Buffer | null>>;
  getLastChange(path: string): Promise<LastChange>;
  /** Lists the deletions of some months, newest first. */
  listDeletions(): Promise<Deletion[]>;
}

/** Where the content is kept: the working tree of this machine, or a repository at GitHub. */
export interface ContentStore extends ContentHistory {
  read(): Promise<Content>;
  /**
   * Stores one change in the name of a person. `prepare` gets the newest content and may throw to refuse; it is called again when the
   * content has moved on before the change was stored.
   */
  change(author: Author, prepare: (content: Content) => Promise<Change>): Promise<void>;
}
