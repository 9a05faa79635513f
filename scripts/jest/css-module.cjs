/** Stands for a CSS Module: every class has its own name, also for `import * as styles`. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) });
