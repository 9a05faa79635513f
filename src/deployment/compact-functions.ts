import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";

import { listFiles } from "../files/list-files.mjs";

/**
 * Rewrites the compiled functions of a folder without comments and white space, and in ASCII: each has a copy of all packages that it uses,
 * and Node keeps the text of a program in memory, at two bytes a letter when one letter is not Latin. Names stay, for traces of errors.
 */
export async function compactFunctions(folder: string): Promise<void> {
  for (const name of listFiles(folder).filter((file) => file.endsWith(".js"))) {
    const file = join(folder, name);
    const { code } = await transform(await readFile(file, "utf8"), {
      ...{ charset: "ascii", legalComments: "none", platform: "node", target: "node20" },
      ...{ minifySyntax: true, minifyWhitespace: true },
    });
    await writeFile(file, code);
  }
}
