/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const CORE = "decap-cms-app/node_modules/decap-cms-core/dist/esm";

it("Decap still compares a draft with the entry as it was opened", () => {
  const reducer = readPackageFile(`${CORE}/reducers/entryDraft.js`);
  expect(reducer).toContain("state.set('hasChanged', !entries.some(e => newData.equals(e.get(...dataPath)))");
});

it("Decap still asks about its own copy of unsaved text before the entry is open", () => {
  const editor = readPackageFile(`${CORE}/components/Editor/Editor.js`);
  expect(editor).toContain("window.confirm(this.props.t('editor.editor.confirmLoadBackup'))");
  expect(editor.indexOf("retrieveLocalBackup(collection, slug);")).toBeLessThan(
    editor.indexOf("loadEntry(collection, slug);"),
  );
});

it("Decap still names its parts BackStatusUnchanged and ControlPaneContainer", () => {
  expect(readPackageFile(`${CORE}/components/Editor/EditorToolbar.js`)).toContain(
    'label: "BackStatusUnchanged"',
  );
  const pane = readPackageFile(`${CORE}/components/Editor/EditorControlPane/EditorControlPane.js`);
  expect(pane).toContain('label: "ControlPaneContainer"');
});

it("Decap still loads an entry only when its editing page is mounted", () => {
  const editor = readPackageFile(`${CORE}/components/Editor/Editor.js`);
  const start = editor.indexOf("componentDidUpdate(");
  const update = editor.slice(start, editor.indexOf("\n  }\n", start));
  expect(editor.slice(0, start)).toContain("loadEntry(collection, slug)");
  expect(update).toContain("if (prevProps.entry === this.props.entry) return;");
  expect(update).not.toContain("loadEntry(");
});
