/** Replaces style sheets, fonts and pictures in tests. */
module.exports = { __esModule: true, default: "asset" };
