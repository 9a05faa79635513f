import { posix } from "node:path";

import type { ContentProblem } from "../../../content/content-problem";
import { isMediaPath } from "../content-paths";
import { type Change, type Content, getFileVersion, type FileVersions } from "../content-store";
import { RefusedChangeError } from "./refuse-broken-content";

interface NamedChange {
  content: Content;
  files: Change["files"];
  /** The versions that the editor has opened: a picture that it names may be replaced. */
  opened: FileVersions;
}

/**
 * Refuses a picture or video under a name that another one has: two people may upload `boat.jpg` at the same moment. Names that differ in
 * capitals alone are one on macOS and Windows.
 */
export async function refuseTakenNames({ content, files, opened }: NamedChange): Promise<void> {
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
