/** Replaces CSS Modules in tests: each class is its own name, also with `import * as styles`. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) });
