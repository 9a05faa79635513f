/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it("gatsby-adapter-netlify still writes each function's manifest into a folder with its name", () => {
  const functions = readPackageFile("gatsby-adapter-netlify/dist/lambda-handler.js");
  expect(functions).toContain("`.netlify`, `functions-internal`, functionId)");
  expect(functions).toContain("`${functionId}.json`");
  expect(functions).toContain("externalNodeModules: [");
});
