#!/usr/bin/env node
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { buildAdmin } from "./lib/build-admin.mjs";
import { discardBuild } from "./lib/build-state.mjs";
import { bundleMailWorker, importSource } from "./lib/bundle.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
import { loadSettings } from "./lib/settings.mjs";

/** After each change of the content, writes the settings that functions contain, which Gatsby then compiles again, and has Gatsby read it anew. */
function watchContent(address, writeServerSettings) {
  let timer;
  const refresh = async () => {
    await writeServerSettings();
    await fetch(`${address}/__refresh`, { method: "POST" });
  };
  watch(inRoot("content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => refresh().catch((error) => console.error(error.message)), 100);
  });
}

/** `npm run dev`: Gatsby's development server, which shows each saved file at once, those that the editor saves included. */
await main(async () => {
  const { host, port, address, siteUrl } = await loadSettings();
  Object.assign(process.env, { HOST: host, PORT: String(port), SITE_URL: siteUrl });
  await installIfNeeded();
  const { writeTypes } = await import("./lib/query-types.mjs");
  await writeTypes();
  await discardBuild();
  await buildAdmin();
  await bundleMailWorker();
  const content = await importSource("src/content/documents/content-program.ts");
  await content.writeSiteContent();
  watchContent(address, content.writeServerSettings);
  // The editor's backend, in this process. Gatsby's development server forwards its requests (gatsby-config.ts).
  const { startDevelopEditor } = await importSource("src/hosting/develop-editor.ts");
  const editor = await startDevelopEditor(ROOT);
  const own = { GATSBY_TELEMETRY_DISABLED: "1", ENABLE_GATSBY_REFRESH_ENDPOINT: "true" };
  const env = { ...process.env, EDITOR_PORT: String(editor?.port ?? ""), ...own };
  const listening = ["--host", host, "--port", String(port)];
  const args = [inRoot("node_modules/gatsby/cli.js"), "develop", ...listening, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  process.on("SIGINT", () => {}); // Gatsby handles Ctrl-C itself and stops its workers first.
  child.on("exit", (code) => process.exit(code ?? 0));
  // After the lines that Gatsby prints while it starts.
  while (!(await fetch(address, { method: "HEAD" }).catch(() => false))) await sleep(500);
  editor?.printLink(address);
});
