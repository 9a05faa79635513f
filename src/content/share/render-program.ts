import { once } from "node:events";
import { exit } from "node:process";

import sharp from "sharp";

import { renderJobs, type ShareJob } from "./render-jobs";

/** Renders the pictures that the process which has started it sends, and ends early with that process. */
process.once("disconnect", () => exit());
// Several pictures are in work at once: to divide each one among threads costs more than it brings.
sharp.concurrency(1);
const [{ root, jobs }] = (await once(process, "message")) as [{ root: string; jobs: ShareJob[] }];
await renderJobs(root, jobs);
exit();
