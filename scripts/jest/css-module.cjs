/** Stands for a CSS Module: every class has its own name, also for `import * as styles`. */
module.exports = Object.create(require("identity-obj-proxy"), { __esModule: { value: true } });
