const { createTransformer } = require("babel-jest").default;

/** Compiles a module for Jest as Gatsby compiles it for the site. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("babel-preset-gatsby"), { reactRuntime: "automatic" }],
    require.resolve("@babel/preset-typescript"),
  ],
});
