import { argv } from "node:process";
import { resolve } from "node:path";

import { precompressFolder } from "./precompress-folder";

/** The build's last step: compresses `public/` once, so that the server never has to. `--hasty`: somebody waits for it. */
const { written, removed } = await precompressFolder(resolve("public"), {
  isHasty: argv.includes("--hasty"),
});
process.stdout.write(`Compressed copies of public/: ${written} written, ${removed} removed.\n`);
