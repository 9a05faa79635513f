/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

// When one of these fails, look whether the workaround is still needed: stable-compilation-hash.ts.
it.each([
  [
    "Gatsby writes the compilation's hash into its pages",
    "gatsby/dist/commands/build.js",
    "webpackCompilationHash = stats.hash",
  ],
  [
    "webpack's hash holds those of its children",
    "webpack/lib/Compilation.js",
    "for (const child of this.children) {\n\t\t\t\thash.update(",
  ],
  [
    "a style sheet is compiled in a child",
    "mini-css-extract-plugin/dist/loader.js",
    "this._compilation.createChildCompiler(",
  ],
])("%s", (_, file, code) => {
  expect(readPackageFile(file)).toContain(code);
});
