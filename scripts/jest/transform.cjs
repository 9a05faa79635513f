const { createTransformer } = require("babel-jest").default;

/** Compiles a module for Jest to CommonJS; .babelrc.json is for the site. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("@babel/preset-env"), { targets: { node: "current" } }],
    [require.resolve("@babel/preset-react"), { runtime: "automatic" }],
    require.resolve("@babel/preset-typescript"),
  ],
});
