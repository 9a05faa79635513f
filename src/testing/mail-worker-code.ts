import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ENTRY = join(__dirname, "../server/mail/mailbox/mail-worker.ts");
const OPTIONS = ["--bundle", "--platform=node", "--target=node20", "--format=cjs", "--log-level=error"];

export const code = execFileSync("node_modules/.bin/esbuild", [ENTRY, ...OPTIONS], {
  encoding: "utf8",
  maxBuffer: 2 ** 26,
});
