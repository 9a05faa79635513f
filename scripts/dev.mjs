#!/usr/bin/env node
import "./lib/check-node.mjs";

import { spawn } from "node:child_process";
import { watch } from "node:fs";

import { buildAdmin } from "./lib/build-admin.mjs";
import { writeServerSettings, writeSiteContent } from "./lib/content-documents.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { main } from "./lib/problem.mjs";
import { ROOT, inRoot } from "./lib/root.mjs";
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

/** Gatsby's own development server: every saved file shows at once. */
await main(async () => {
  const { host, port, siteUrl } = await loadSettings();
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
  const env = { ...process.env, SITE_URL: siteUrl, GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  process.on("SIGINT", () => {}); // Gatsby hears Ctrl-C itself and stops its helpers first.
  child.on("exit", (code) => process.exit(code ?? 0));
});
