const { TestEnvironment } = require("jest-environment-jsdom");

/** What every browser has and jsdom lacks; Node's own are the same standard. */
const MISSING = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "AbortController",
  "AbortSignal",
  "TextEncoder",
  "TextDecoder",
  "structuredClone",
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of MISSING) this.global[name] = globalThis[name];
  }
};
