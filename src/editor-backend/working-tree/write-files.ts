import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { isTextPath } from "../content-paths";
import type { Change } from "../store/content-store";
import { resolveContentPath } from "./resolve-content-path";

interface Draft {
  draft: string;
  target: string;
}

async function placeDraft(root: string, path: string): Promise<Draft> {
  const target = await resolveContentPath(root, path);
  return { draft: join(dirname(target), `.${basename(target)}-${randomUUID()}.tmp`), target };
}

/**
 * Writes and deletes the files of a change. All are written beside their places before the first one is replaced: a full disk leaves
 * everything as it was. Pictures come first, because a text must not name one that is not there yet.
 */
export async function writeFiles(root: string, files: Change["files"]): Promise<void> {
  const paths = [...files.keys()].sort((one, other) => Number(isTextPath(one)) - Number(isTextPath(other)));
  const drafts: Draft[] = [];
  try {
    for (const path of paths) {
      const content = files.get(path);
      if (content === null || content === undefined) continue;
      const place = await placeDraft(root, path);
      // Known before it is written: one that a full disk cuts off is deleted, too.
      drafts.push(place);
      await mkdir(dirname(place.target), { recursive: true });
      await writeFile(place.draft, content);
    }
    for (const { draft, target } of drafts) await rename(draft, target);
  } catch (error) {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })));
    throw error;
  }
  for (const path of paths)
    if (files.get(path) === null) await rm(await resolveContentPath(root, path), { force: true });
}
