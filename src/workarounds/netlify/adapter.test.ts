/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { addPackage } from "./adapter";

it("adds a package to the manifests of the functions with such names", async () => {
  const root = makeTemporaryFolder();
  const getManifest = (name: string) => join(root, ".netlify/functions-internal", name, `${name}.json`);
  for (const name of ["editor-js", "contact-js"]) {
    mkdirSync(join(getManifest(name), ".."), { recursive: true });
    writeFileSync(getManifest(name), '{"config":{"name":"x","externalNodeModules":["a"]},"version":1}');
  }
  await addPackage(root, /^editor/, "sharp");
  const added = ["editor-js", "contact-js"].map((name) => readFileSync(getManifest(name), "utf8"));
  expect(added).toEqual([expect.stringContaining('["a","sharp"]'), expect.not.stringContaining("sharp")]);
});
