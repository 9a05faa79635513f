/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const read = (path: string) => readPackageFile(`decap-cms-app/node_modules/${path}`);

it("Decap still draws the field for formatted text without a name", () => {
  const editor = read("decap-cms-widget-markdown/dist/esm/MarkdownControl/VisualEditor.js");
  expect(editor).toContain("autoFocus: false");
  expect(editor).not.toContain('"aria-label"');
});

it("Decap still draws the preview in a frame without a title", () => {
  const pane = read("decap-cms-core/dist/esm/components/Editor/EditorPreviewPane/EditorPreviewPane.js");
  expect(pane).toContain('id: "preview-pane"');
  expect(pane).not.toMatch(/\btitle:/);
});

it("Decap still has one phrase for publishing in all collections", () => {
  const toolbar = read("decap-cms-core/dist/esm/components/Editor/EditorToolbar.js");
  expect(toolbar).toContain("label: t('editor.editorToolbar.publishNow')");
});
