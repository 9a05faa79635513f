import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import test from "node:test";
import { build } from "esbuild";

import { inRoot } from "../lib/root.mjs";
import { DECAP_PATCHES_PLUGIN } from "./decap-patches.mjs";

/** Bundles Decap's own serializers as the editor does, without its components, of which there are none in these texts. */
async function loadSerializers() {
  const { resolve } = createRequire(inRoot("node_modules/decap-cms-app/package.json"));
  const widget = dirname(resolve("decap-cms-widget-markdown/package.json"));
  const NO_COMPONENTS = {
    name: "no-components",
    setup({ onLoad }) {
      const contents = `import { Map } from "immutable"; export const getEditorComponents = () => Map();`;
      onLoad({ filter: /MarkdownControl[\\/]index\.js$/ }, () => ({ contents, resolveDir: inRoot() }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [join(widget, "dist/esm/serializers/index.js")],
    ...{ bundle: true, write: false, format: "esm", platform: "node", logLevel: "error" },
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire(${JSON.stringify(import.meta.url)});`,
    },
    plugins: [NO_COMPONENTS, DECAP_PATCHES_PLUGIN],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}

test("what staff make bold or italic is written with spaces and line breaks outside of the asterisks", async () => {
  const { slateToMarkdown, markdownToSlate } = await loadSerializers();
  const bold = (text, others = {}) => ({ text, bold: true, ...others });
  const line = { type: "break", children: [{ text: "" }], data: { marks: [{ type: "bold" }] } };
  const link = { type: "link", url: "/a", children: [bold("link")] };
  const write = (...children) => slateToMarkdown([{ type: "paragraph", children }]);
  for (const [children, expected] of [
    [[bold("Incluye: "), { text: "almuerzo" }], "**Incluye:** almuerzo"],
    [[bold("Incluye: "), bold(""), { text: "almuerzo" }], "**Incluye:** almuerzo"],
    [[bold("Incluye: "), line, { text: "almuerzo" }], "**Incluye:** \\\nalmuerzo"],
    [[{ text: "x" }, bold("  y"), { text: "z" }], "x  **y**z"],
    [[{ text: "a" }, bold(" "), { text: "b" }], "a b"],
    [[bold("a "), bold("b ", { italic: true }), { text: "c" }], "**a *b*** c"],
    [[bold("see "), link, bold(" now")], "**see [link](/a) now**"],
  ]) {
    const written = write(...children);
    assert.equal(written.replace(/ +\\/g, " \\"), expected);
    // Read again it is what it was, so that opening and saving changes nothing.
    assert.equal(slateToMarkdown(markdownToSlate(written)), written);
  }
});
