#!/usr/bin/env node
import "./lib/check-node.mjs";

import { pathToFileURL } from "node:url";

import { bundleProgram, getProgramPath } from "./lib/bundle.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { Problem, main } from "./lib/problem.mjs";
import { ROOT } from "./lib/root.mjs";

/** `npm run content:check` names what is left to do; `npm run content:format` writes every file as the editor does. */
await main(async () => {
  const [command] = process.argv.slice(2);
  await installIfNeeded();
  await bundleProgram("content");
  process.chdir(ROOT);
  const { checkContent, formatContent } = await import(pathToFileURL(getProgramPath("content")).href);
  if (command === "check") process.exitCode = (await checkContent()) ? 0 : 1;
  else if (command === "format") {
    const changed = await formatContent();
    console.log(changed.length === 0 ? "Every file was as it should be." : changed.join("\n"));
  } else throw new Problem(`“${command ?? ""}” is not known.`, { hint: "check or format" });
});
