/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const read = (path: string) => readPackageFile(`decap-cms-app/node_modules/${path}`);
const CORE = "decap-cms-core/dist/esm/components/Editor";

it("Decap still gives fields, also in rows, ids that begin with their names", () => {
  const id = /uniqueId\(`\$\{this\.props\.field\.get\('name'\)\}-field-`\)/;
  expect(read(`${CORE}/EditorControlPane/EditorControl.js`)).toMatch(id);
  expect(read("decap-cms-widget-list/dist/esm/ListControl.js")).toMatch(id);
});

it("Decap still shows languages side by side, and names them in capitals on a button above the fields", () => {
  expect(read(`${CORE}/EditorInterface.js`)).toContain("import SplitPane from 'react-split-pane';");
  for (const name of ["Pane1", "Pane2"])
    expect(readPackageFile("react-split-pane/dist/index.esm.js")).toContain(`['${name}', paneClassName`);
  expect(read(`${CORE}/EditorControlPane/EditorControlPane.js`)).toMatch(
    /writingInLocale', \{\s*locale: locale\.toUpperCase\(\)/,
  );
});

it("Decap still marks the button that opens a row", () => {
  const bar = readPackageFile("decap-cms-ui-default/dist/esm/ObjectWidgetTopBar.js");
  expect(bar).toContain('"data-testid": "expand-button"');
});

it("Decap still has no interface that puts the cursor into a field", () => {
  expect(read("decap-cms-core/dist/esm/lib/registry.js")).not.toMatch(/focus/i);
});
