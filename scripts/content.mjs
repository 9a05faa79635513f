#!/usr/bin/env node
import "./lib/check-node.mjs";

import { writeSiteContent } from "./lib/content-documents.mjs";
import { bundleProgram, importProgram } from "./lib/bundle.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main, Problem } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";

const HELP = `npm run content:check    what is left to do in the content, in plain words
npm run content:format   writes every file of the content as the editor writes it, and notes changed texts in content/translations.json
npm run content:format -- --check   names the files that it would change`;

/** Runs `npm run content:check`, `npm run content:format`, and `write`, a step of the build (`writeSiteContentApart`). */
await main(async () => {
  const [command] = process.argv.slice(2);
  if (process.argv.includes("--help")) return console.log(HELP);
  process.chdir(ROOT);
  if (command === "write") return writeSiteContent();
  await installIfNeeded();
  await bundleProgram("content");
  const { checkContent, formatContent } = await importProgram("content");
  if (command === "check") process.exitCode = (await checkContent()) ? 0 : 1;
  else if (command === "format") {
    const isDryRun = process.argv.includes("--check");
    const changed = await formatContent({ isDryRun });
    console.log(changed.length === 0 ? "Every file was as it should be." : changed.join("\n"));
    if (isDryRun && changed.length > 0)
      throw new Problem("These files are not as the editor would write them.", {
        hint: "npm run content:format",
      });
  } else throw new Problem(`“${command ?? ""}” is not known.`, { hint: "check or format" });
});
