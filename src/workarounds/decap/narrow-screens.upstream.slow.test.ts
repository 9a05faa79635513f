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
const NAMES = [
  ...["EditorContainer", "ViewControls", "ToolbarContainer", "ToolbarSectionMain", "ToolbarSectionBackLink"],
  ...["ToolbarSectionMeta", "BackCollection", "ToolbarSubSectionLast", "SettingsWrapper", "AppHeaderLogo"],
  ...["PreviewButtonContainer", "BackStatus", "BackArrow"],
];

it("Decap's editing page still is 800 pixels wide at least", () => {
  expect(readPackageFile(`${FOLDER}/Editor/EditorInterface.js`)).toContain("width:100%;min-width:800px;");
});

it.each(NAMES)("Decap still names a part %s, and the style uses it", (name) => {
  const sources = FILES.map((file) => readPackageFile(`${FOLDER}/${file}`)).join("");
  expect(sources).toContain(`label: "${name}"`);
  const style = readFileSync(join(process.cwd(), "src/workarounds/decap/narrow-screens.css"), "utf8");
  expect(style).toContain(`-${name}`);
});
