import { execFileSync } from "node:child_process";

const OPTIONS = ["--bundle", "--platform=node", "--target=node20", "--format=cjs", "--log-level=error"];

/** What `bundleMailWorker` writes. */
export const code = execFileSync(
  "node_modules/.bin/esbuild",
  ["src/server/mailbox/mail-worker.ts", ...OPTIONS],
  {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  },
);
