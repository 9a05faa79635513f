import type { Browser } from "@playwright/test";

import { runGit } from "../../src/files/run-git";
import type { StaffMailbox } from "./staff-mailbox";

/** A site as an agency runs it, and what the story of its staff looks at. */
export interface Agency {
  /** The site's address; only `browser` knows it. */
  address: string;
  browser: Browser;
  mailbox: StaffMailbox;
  /** The folder of the git repository that keeps the content. */
  repository: string;
  /** What the editor says, in Spanish, when a save is on the site or on its way there. */
  savedWords: string;
  /** Expects that visitors read a text on a page; not where another host builds the pages. */
  expectServed?: (path: string, text: string) => Promise<void>;
  /** Says what the saves since the last call have sent elsewhere. */
  takeTraffic?: () => string;
  stop(): Promise<void>;
}

/** Reads a file of the content as it is kept now. */
export const readKept = ({ repository }: Agency, path: string): Promise<Buffer> =>
  runGit(repository, ["show", `HEAD:${path}`]);

/** Counts the commits. */
export async function countCommits({ repository }: Agency): Promise<number> {
  return Number(await runGit(repository, ["rev-list", "--count", "HEAD"]));
}

/** Gets the authors of the last commits, the newest first, as `Eva <eva@example.com>`. */
export async function getAuthors({ repository }: Agency, count: number): Promise<string[]> {
  const output = await runGit(repository, ["log", `-${count}`, "--format=%an <%ae>"]);
  return output.toString().trim().split("\n");
}

/** Gets the paths that the last commit has changed. */
export async function getChangedPaths({ repository }: Agency): Promise<string[]> {
  const output = await runGit(repository, ["show", "--name-only", "--format=", "HEAD"]);
  return output.toString().trim().split("\n");
}
