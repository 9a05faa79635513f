/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createRenderer } from "./create-renderer";

it("takes descriptions from the documents of the content API, and renders those that are in none", async () => {
  const root = makeTemporaryFolder();
  mkdirSync(join(root, ".build/content"), { recursive: true });
  writeFileSync(join(root, ".build/content/es.json"), '[{ "text": "*Hola*", "body": "<p>known</p>" }]');
  const render = await createRenderer(root);
  expect([render("*Hola*"), render("*Ciao*")]).toEqual(["<p>known</p>", "<p><em>Ciao</em></p>"]);
});
