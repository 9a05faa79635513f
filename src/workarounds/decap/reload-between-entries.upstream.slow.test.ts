/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const EDITOR = "decap-cms-app/node_modules/decap-cms-core/dist/esm/components/Editor/Editor.js";

it("Decap still loads an entry only when its editing page is mounted", () => {
  const editor = readPackageFile(EDITOR);
  const start = editor.indexOf("componentDidUpdate(");
  const update = editor.slice(start, editor.indexOf("\n  }\n", start));
  expect(editor.slice(0, start)).toContain("loadEntry(collection, slug)");
  expect(update).toContain("if (prevProps.entry === this.props.entry) return;");
  expect(update).not.toContain("loadEntry(");
});
