#!/usr/bin/env node
import "./lib/check-node.mjs";

import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { buildAdmin } from "./lib/build-admin.mjs";
import { bundleProgram, importProgram } from "./lib/bundle.mjs";
import { writeServerSettings, writeSiteContent } from "./lib/content-documents.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
import { isAnswering } from "./lib/serve.mjs";
import { loadSettings } from "./lib/settings.mjs";

/** Gatsby compiles the functions anew when the file changes that they contain. */
function watchSettings() {
  let timer;
  for (const folder of ["settings", "pages"])
    watch(inRoot("content", folder), () => {
      clearTimeout(timer);
      timer = setTimeout(() => writeServerSettings().catch((error) => console.error(error.message)), 100);
    });
}

/** Starts the editor's backend in this process; Gatsby's development server sends its calls on (gatsby-config.ts). */
async function startEditor() {
  await bundleProgram("develop-editor");
  const { startDevelopEditor } = await importProgram("develop-editor");
  return startDevelopEditor(ROOT);
}

/** Gatsby's own development server: every saved file shows at once, also what the editor saves. */
await main(async () => {
  const { host, port, address, siteUrl } = await loadSettings();
  Object.assign(process.env, { HOST: host, PORT: String(port), SITE_URL: siteUrl });
  await installIfNeeded();
  await buildAdmin();
  await writeSiteContent();
  watchSettings();
  const args = [
    inRoot("node_modules/gatsby/cli.js"),
    "develop",
    "--host",
    host,
    "--port",
    String(port),
    ...process.argv.slice(2),
  ];
  watchSettings();
  const editor = await startEditor();
  const env = { ...process.env, EDITOR_PORT: String(editor?.port ?? ""), GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  process.on("SIGINT", () => {}); // Gatsby hears Ctrl-C itself and stops its helpers first.
  child.on("exit", (code) => process.exit(code ?? 0));
  // Below what Gatsby says while it starts.
  while (editor && !(await isAnswering(address))) await sleep(500);
  editor?.printLink(address);
});
