/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readPackageFile } from "../../testing/read-package-file";

const FOLDER = "decap-cms-app/node_modules/decap-cms-core/dist/esm/components";
const FILES = [
  "Editor/EditorInterface.js",
  "Editor/EditorToolbar.js",
  "App/Header.js",
  "UI/SettingsDropdown.js",
];
const STYLE = readFileSync(join(process.cwd(), "src/workarounds/decap/narrow-screens.css"), "utf8");
const NARROW = STYLE.slice(STYLE.indexOf("@media (width < 800px)"));
const NAMES = [...new Set([...NARROW.matchAll(/class\*="-(\w+)"/g)].map(([, name]) => name))];

it("Decap's editing page still is 800 pixels wide at least", () => {
  expect(readPackageFile(`${FOLDER}/Editor/EditorInterface.js`)).toContain("width:100%;min-width:800px;");
});

it.each(NAMES)("Decap still names a part %s", (name) => {
  const sources = FILES.map((file) => readPackageFile(`${FOLDER}/${file}`)).join("");
  expect(sources).toContain(`label: "${name}"`);
});
