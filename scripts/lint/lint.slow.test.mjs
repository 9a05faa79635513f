import assert from "node:assert/strict";
import { test } from "node:test";

import { ESLint } from "eslint";
import tseslint from "typescript-eslint";

import { inRoot } from "../lib/root.mjs";

// The files of these tests exist only here, so the rules that ask TypeScript about types are left out.
const eslint = new ESLint({ cwd: inRoot(), overrideConfig: tseslint.configs.disableTypeChecked });

async function getBrokenRules(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(filePath) });
  return result.messages.map(({ ruleId }) => ruleId);
}

const COMPONENT = "src/site/ui/x.tsx";
const FORBIDDEN = {
  "import-x/no-restricted-paths": [
    [COMPONENT, `import "../../server/platform/env";`],
    [COMPONENT, `import type { Env } from "../../server/platform/env"; export type X = Env;`],
    ["src/api/x.ts", `import "../site/pages/page-head";`],
    ["src/domain/lib/x.ts", `import "../config/locales";`],
    ["src/site/contact/x.tsx", `import "../newsletter/newsletter-form";`],
    ["src/server/x.ts", `import "../testing/gatsby";`],
    ["src/domain/lib/x.ts", `import "../../../scripts/lib/root.mjs";`],
  ],
  "@typescript-eslint/no-restricted-imports": [[COMPONENT, `import "../../content/schema/offer";`]],
  "import-x/no-default-export": [[COMPONENT, "export default 1;"]],
  "no-restricted-syntax": [
    [COMPONENT, "export const x = process.env.SECRET;"],
    [COMPONENT, `export const x = "#0a5a66";`],
  ],
  "palmarena/no-internals": [
    "window.___loader.loadPage(path);",
    "const { ___navigate } = window;",
    "__webpack_require__(1);",
    'import { store } from "gatsby/dist/redux";',
    "require(`gatsby/dist/${name}`);",
    "sharp.prototype.avif = function () {};",
    "prototype.destroy = function () {};",
    'Object.defineProperty(Array.prototype, "last", last);',
    ...["socket._handle.fd;", 'this.engine["_index"];', "object?.__proto__;"],
  ].map((code) => ["bench/x.mjs", code]),
  "max-lines": [["src/api/x.ts", "// line\n".repeat(26)]],
};
const ALLOWED = [
  [COMPONENT, `import { getPath } from "../../domain/i18n/routes"; export const x = getPath;`],
  [COMPONENT, `import type { Offer } from "../../content/schema/offer"; export type X = Offer;`],
  ["src/api/x.ts", `import { getEnv } from "../server/platform/env"; export const x = getEnv;`],
  ["src/site/pages/x.tsx", "export default function X() { return null; }"],
  ...[
    'import { navigate } from "gatsby"; navigate();',
    "Object.hasOwn(Object.prototype, String);",
    "Object.assign({}, Object);",
    "export class A { b() { this._size = 0; } }",
    "export const feed = { _things_to_do: 1 };",
  ].map((code) => ["bench/x.mjs", code]),
  ["src/server/x.test.ts", `import { Link } from "../testing/gatsby"; export const x = Link;`],
];

for (const [rule, cases] of Object.entries(FORBIDDEN))
  test(`${rule} refuses what the architecture forbids`, async () => {
    for (const [file, code] of cases)
      assert.ok((await getBrokenRules(file, code)).includes(rule), `${file}: ${code}`);
  });

test("what the architecture allows is not refused", async () => {
  for (const [file, code] of ALLOWED)
    assert.deepEqual(await getBrokenRules(file, code), [], `${file}: ${code}`);
});
