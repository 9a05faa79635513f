import { argv } from "node:process";
import { resolve } from "node:path";

import { writeInlineHashes } from "./inline-hashes";
import { precompressFolder } from "./precompress-folder";

/** The build's last step: what the content policy has to allow, and compressed copies; `--quick` for the editor. */
const folder = resolve("public");
const { scripts, styles } = await writeInlineHashes(folder);
process.stdout.write(`Inline in the pages: ${scripts.length} scripts, ${styles.length} styles.\n`);
const { written, removed } = await precompressFolder(folder, { isQuick: argv.includes("--quick") });
process.stdout.write(`Compressed copies of public/: ${written} written, ${removed} removed.\n`);
