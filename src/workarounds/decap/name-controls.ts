/*
 * Workaround for: the field for formatted text, the frame of the preview and the pictures of the library have no names, and the menu of headings is
 *   a button in a button (decap-cms-widget-markdown: VisualEditor, ToolbarButton; decap-cms-core: EditorPreviewPane, MediaLibraryCard); a collection
 *   cannot have phrases of its own.
 * Tested with: decap-cms-app 3.16 (decap-cms-widget-markdown 3.8)
 * Upstream: none filed
 * Without it: a screen reader says "text field" of an offer's description, and nothing of the preview; a letter, which goes out later, is "published now".
 * Fails without it: e2e/full/editor-form.spec.ts
 * Needed while this passes: src/workarounds/decap/name-controls.upstream.slow.test.ts
 */

interface ControlNames {
  preview: string;
  /** The button that saves an entry, as Decap calls it. */
  publishNow: string;
  /** The same for a letter. */
  saveLetter: string;
}

/** Names what Decap draws without a name, or under a wrong one, whenever it draws. */
export function nameControls({ preview, publishNow, saveLetter }: ControlNames): void {
  const renameInLetters = () => {
    if (!location.hash.startsWith("#/collections/letters/")) return;
    for (const item of document.querySelectorAll("[role='menuitem']")) {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.nodeValue === publishNow) texts.currentNode.nodeValue = saveLetter;
    }
  };
  const look = () => {
    for (const editor of document.querySelectorAll("[data-slate-editor]:not([aria-label])")) {
      const label = editor.closest("[data-field]")?.querySelector("label")?.textContent;
      if (label) editor.setAttribute("aria-label", label);
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      ".cms-editor-visual [role='button'][aria-haspopup] button:not(:disabled)",
    )) {
      button.disabled = true;
      button.style.pointerEvents = "none";
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>("[class*='-CardImage']:not([alt])"))
      picture.alt = "";
    renameInLetters();
    document.querySelector("#preview-pane:not([title])")?.setAttribute("title", preview);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
