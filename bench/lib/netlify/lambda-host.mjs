// Runs one function as AWS Lambda does: a process of its own that holds nothing but the function's bundle, one event at a time.
//   node lambda-host.mjs <bundle>, started with `fork`: gets {id, event}, answers {id, answer, ms}
import { createRequire } from "node:module";

const [file] = process.argv.slice(2);
const require = createRequire(import.meta.url);

/** The native modules that this process has loaded. */
function getNativeModules() {
  const { sharedObjects } = process.report.getReport();
  return sharedObjects.filter((name) => name.endsWith(".node"));
}

const started = performance.now();
const { handler } = require(file);
const loadMs = performance.now() - started;

process.on("message", ({ id, event }) => {
  if (event === undefined) return process.send({ id, loadMs, native: getNativeModules() });
  const begun = performance.now();
  handler(event, { callbackWaitsForEmptyEventLoop: true }).then(
    (answer) => process.send({ id, answer, ms: performance.now() - begun }),
    (error) => process.send({ id, error: String(error) }),
  );
});
process.send({ ready: true });
