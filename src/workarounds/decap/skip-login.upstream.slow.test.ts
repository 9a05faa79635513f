/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it("Decap still keeps who has pressed its button in this browser, by the name of the backend", () => {
  const backend = readPackageFile("decap-cms-app/node_modules/decap-cms-core/dist/esm/backend.js");
  expect(backend).toContain("storageKey = 'decap-cms-user';");
  expect(backend).toContain("stored.backendName === this.backendName");
});
