import { join } from "node:path";

import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { createShareRenderer } from "./render-share-picture";
import type { SharePicture } from "./share-paths";

/** How many covers are worked on at the same time. */
const CONCURRENCY = 4;

/** A picture to be made; one without words is the cover alone. */
export type ShareJob = Omit<SharePicture, "words"> & Partial<SharePicture>;

/** Renders pictures below `public`; those of one cover in turn. */
export async function renderJobs(root: string, jobs: readonly ShareJob[]): Promise<void> {
  const byCover = new Map<string, ShareJob[]>();
  for (const job of jobs) byCover.set(job.file, [...(byCover.get(job.file) ?? []), job]);
  const queue = byCover.entries();
  const work = async () => {
    for (const [file, pictures] of queue) {
      const render = createShareRenderer(join(root, "content", file));
      for (const { path, words } of pictures)
        await writeFileAtomically(join(root, "public", path), await render(words));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
