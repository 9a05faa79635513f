/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const REGISTRY = "decap-cms-app/node_modules/decap-cms-core/dist/esm/lib/registry.js";

it("Decap still takes what a preSave listener returns for the data of the default language", () => {
  expect(readPackageFile(REGISTRY)).toContain("const entry = _data.entry.set('data', result);");
});

it("Decap still goes on with the entry of the event that it gave to the listener", () => {
  const registry = readPackageFile(REGISTRY);
  expect(registry).toContain("await handler(_data, options)");
  expect(registry).toContain("return _data.entry;");
});
