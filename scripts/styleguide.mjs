#!/usr/bin/env node
import "./lib/check-node.mjs";

import { buildStyleguide } from "./lib/build-styleguide.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkPortIsFree } from "./lib/port.mjs";
import { main } from "./lib/problem.mjs";
import { inRoot } from "./lib/root.mjs";
import { loadSettings } from "./lib/settings.mjs";

/** Serves the style guide, and builds it at each request of the page. */
async function serve() {
  const { host, port, address } = await loadSettings();
  await checkPortIsFree(host, port);
  await installIfNeeded();
  const { default: express } = await import("express");
  const app = express();
  app.get("/", (_, response) => response.redirect("/styleguide/"));
  app.get("/styleguide/", async (_, response) =>
    response.sendFile("index.html", { root: await buildStyleguide() }),
  );
  app.use("/styleguide", express.static(await buildStyleguide(), { index: false }));
  app.use(express.static(inRoot("static")));
  app.listen(port, host, () => console.log(`Open ${address}/styleguide/ (Ctrl-C stops it).`));
}

/** `npm run styleguide`: every component in every state. With `--build <folder>` it is written there and not served. */
await main(async () => {
  const [option, folder] = process.argv.slice(2);
  await (option === "--build" && folder ? buildStyleguide(folder) : serve());
});
