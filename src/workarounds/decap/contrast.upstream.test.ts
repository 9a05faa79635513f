/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readPackageFile } from "../../testing/read-package-file";

const CORE = "decap-cms-core/dist/esm/components";
const FILES = [
  ...[`${CORE}/App/Header.js`, `${CORE}/Collection/Sidebar.js`, `${CORE}/Editor/EditorToolbar.js`],
  ...[`${CORE}/MediaLibrary/MediaLibraryCard.js`, "decap-cms-widget-file/dist/esm/withFileControl.js"],
];
const NAMES = [
  "AppHeaderButton",
  "AppHeaderNavLink",
  "SidebarNavLink",
  "BackStatusChanged",
  "PublishButton",
  "CardText",
  "FileWidgetButtonRemove",
];
const CLASSES = ["header-link-active", "sidebar-active"];

const style = readFileSync(join(process.cwd(), "src/workarounds/decap/contrast.css"), "utf8");
const sources = FILES.map((file) => readPackageFile(`decap-cms-app/node_modules/${file}`)).join("");

it.each(NAMES)("Decap still names a part %s, and the style uses it", (name) => {
  expect(sources).toContain(`label: "${name}"`);
  expect(style).toContain(`-${name}`);
});

it.each(CLASSES)("Decap still marks what is shown by the class %s, and the style uses it", (name) => {
  expect(sources).toContain(`"${name}"`);
  expect(style).toContain(`.${name}`);
});
