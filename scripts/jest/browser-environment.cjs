const { TestEnvironment } = require("jest-environment-jsdom");

/** Globals of browsers that jsdom lacks; Node has the same. */
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
