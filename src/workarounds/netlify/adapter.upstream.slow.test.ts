/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it("gatsby-adapter-netlify still writes each function's manifest into a folder with its name", () => {
  const functions = readPackageFile("gatsby-adapter-netlify/dist/lambda-handler.js");
  expect(functions).toContain("`.netlify`, `functions-internal`, functionId)");
  expect(functions).toContain("`${functionId}.json`");
  expect(functions).toContain("externalNodeModules: [");
});

it("gatsby-adapter-netlify still copies the methods of IncomingMessage onto a stream without a socket", () => {
  const handler = readPackageFile("gatsby-adapter-netlify/dist/lambda-handler.js");
  expect(handler).toContain("Object.assign(newStream, http.IncomingMessage.prototype)");
  expect(handler).not.toContain("req.socket");
});
