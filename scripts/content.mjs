#!/usr/bin/env node
import { importSource } from "./lib/bundle.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main, Problem } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";

const HELP = `npm run content:check    what is left to do in the content, in plain words
npm run content:format   writes every file of the content as the editor writes it, and notes changed texts in content/translations.json
npm run content:format -- --check   names the files that it would change`;

/** Runs `npm run content:check`, `npm run content:format`, and `write`, a step of the build. */
await main(async () => {
  const [command] = process.argv.slice(2);
  if (process.argv.includes("--help")) return console.log(HELP);
  process.chdir(ROOT);
  await installIfNeeded();
  const program = await importSource("src/content/documents/content-program.ts");
  if (command === "write") await program.writeSiteContent();
  else if (command === "check") process.exitCode = (await program.checkContent()) ? 0 : 1;
  else if (command === "format") {
    const isDryRun = process.argv.includes("--check");
    const changed = await program.formatContent({ isDryRun });
    console.log(changed.length === 0 ? "Every file was as it should be." : changed.join("\n"));
    if (isDryRun && changed.length > 0)
      throw new Problem("These files are not as the editor would write them.", {
        hint: "npm run content:format",
      });
  } else throw new Problem(`“${command ?? ""}” is not known.`, { hint: "check or format" });
});
