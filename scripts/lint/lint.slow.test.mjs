import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { ESLint } from "eslint";
import tseslint from "typescript-eslint";

import { inRoot } from "../lib/root.mjs";

// The files of these tests exist only here, so the rules that ask TypeScript about types are left out.
const eslint = new ESLint({ cwd: inRoot(), overrideConfig: tseslint.configs.disableTypeChecked });

async function getBrokenRules(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(filePath) });
  return result.messages.map(({ ruleId }) => ruleId);
}

const BOUNDARY = "import-x/no-restricted-paths";
const FORBIDDEN = [
  [
    "a component that imports the server",
    "src/components/ui/x.tsx",
    `import "../../server/platform/env";`,
    BOUNDARY,
  ],
  [
    "a component that imports the build",
    "src/components/ui/x.tsx",
    `import "../../build/page-kinds";`,
    BOUNDARY,
  ],
  [
    "a component that imports only a type of the server",
    "src/components/ui/x.tsx",
    `import type { Env } from "../../server/platform/env"; export type X = Env;`,
    BOUNDARY,
  ],
  [
    "a component that imports values of the content model",
    "src/components/ui/x.tsx",
    `import "../../content/schema/offer";`,
    "@typescript-eslint/no-restricted-imports",
  ],
  ["a function that imports a template", "src/api/x.ts", `import "../templates/page-head";`, BOUNDARY],
  ["lib importing anything of ours", "src/lib/x.ts", `import "../config/locales";`, BOUNDARY],
  [
    "a feature that imports another feature",
    "src/features/contact/x.tsx",
    `import "../newsletter/newsletter-form";`,
    BOUNDARY,
  ],
  ["production code that imports testing", "src/server/x.ts", `import "../testing/gatsby";`, BOUNDARY],
  ["src importing the commands", "src/lib/x.ts", `import "../../scripts/lib/root.mjs";`, BOUNDARY],
  [
    "a default export where Gatsby wants none",
    "src/components/ui/x.tsx",
    "export default 1;",
    "import-x/no-default-export",
  ],
  [
    "the environment read in a component",
    "src/components/ui/x.tsx",
    "export const x = process.env.SECRET;",
    "no-restricted-syntax",
  ],
  [
    "a hex colour in a component",
    "src/components/ui/x.tsx",
    `export const x = "#0a5a66";`,
    "no-restricted-syntax",
  ],
  ["a folder called helpers", "src/lib/helpers/x.ts", "export const x = 1;", "palmarena/file-name"],
  [
    "a file that is not in kebab-case",
    "src/components/ui/OfferCard.tsx",
    "export const x = 1;",
    "palmarena/file-name",
  ],
  ["a stress test that reads a private field", "bench/x.mjs", "x._handle.fd;", "palmarena/no-internals"],
  ["a function of 26 lines", "src/api/x.ts", "// line\n".repeat(26), "max-lines"],
];
const ALLOWED = [
  [
    "a component that imports words",
    "src/components/ui/x.tsx",
    `import { getPath } from "../../i18n/routes"; export const x = getPath;`,
  ],
  [
    "a component that imports a type of the content model",
    "src/components/ui/x.tsx",
    `import type { Offer } from "../../content/schema/offer"; export type X = Offer;`,
  ],
  [
    "a function that imports the server",
    "src/api/x.ts",
    `import { getEnv } from "../server/platform/env"; export const x = getEnv;`,
  ],
  ["a template's default export", "src/templates/x.tsx", "export default function X() { return null; }"],
  [
    "a test that imports testing",
    "src/server/x.test.ts",
    `import { Link } from "../testing/gatsby"; export const x = Link;`,
  ],
];

describe("the rules of the architecture", () => {
  for (const [what, file, code, rule] of FORBIDDEN)
    it(`forbid ${what}`, async () => assert.ok((await getBrokenRules(file, code)).includes(rule)));
  for (const [what, file, code] of ALLOWED)
    it(`allow ${what}`, async () => assert.deepEqual(await getBrokenRules(file, code), []));
});
