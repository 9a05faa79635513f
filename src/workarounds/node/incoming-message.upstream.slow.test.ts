/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it("gatsby-adapter-netlify still copies the methods of IncomingMessage onto a stream without a socket", () => {
  const handler = readPackageFile("gatsby-adapter-netlify/dist/lambda-handler.js");
  expect(handler).toContain("Object.assign(newStream, http.IncomingMessage.prototype)");
  expect(handler).not.toContain("req.socket");
});
