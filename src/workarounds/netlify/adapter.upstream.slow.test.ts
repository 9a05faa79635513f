/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const read = (name: string) => readPackageFile(`gatsby-adapter-netlify/dist/${name}.js`);

it("gatsby-adapter-netlify still writes its rules between these lines", () => {
  const routes = read("route-handler");
  for (const end of ["start", "end"]) expect(routes).toContain(`= \`# gatsby-adapter-netlify ${end}\`;`);
});

it("gatsby-adapter-netlify still writes each function's handler and manifest into a folder with its name", () => {
  const functions = read("lambda-handler");
  expect(functions).toContain("`.netlify`, `functions-internal`, functionId)");
  expect(functions).toContain("`${functionId}.json`");
  expect(functions).toContain("`${functionId}.js`");
  expect(functions).toContain("exports.handler = ");
  expect(functions).toContain("externalNodeModules: [");
});

it("gatsby-adapter-netlify still copies the methods of IncomingMessage onto a stream without a socket", () => {
  const handler = read("lambda-handler");
  expect(handler).toContain("Object.assign(newStream, http.IncomingMessage.prototype)");
  expect(handler).not.toContain("req.socket");
});
