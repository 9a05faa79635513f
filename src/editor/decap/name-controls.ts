interface ControlNames {
  preview: string;
  /** The button that saves an entry, as Decap calls it. */
  publishNow: string;
  /** The same for a letter. */
  saveLetter: string;
}

/**
 * Names what Decap draws without a name or under a wrong one, whenever it draws: the field for formatted text, the frame of the preview and
 * pictures have none, the menu of headings is a button in a button, and a letter, which goes out later, would be "published now".
 */
export function nameControls({ preview, publishNow, saveLetter }: ControlNames): void {
  const renameInLetters = () => {
    if (!location.hash.startsWith("#/collections/letters/")) return;
    for (const item of document.querySelectorAll("[role='menuitem']")) {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.nodeValue === publishNow) texts.currentNode.nodeValue = saveLetter;
    }
  };
  const nameAll = () => {
    for (const editor of document.querySelectorAll("[contenteditable='true']:not([aria-label])")) {
      const label = editor.closest("[data-field]")?.querySelector("label")?.textContent;
      if (label) editor.setAttribute("aria-label", label);
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      "[role='button'][aria-haspopup] button:not(:disabled)",
    )) {
      button.disabled = true;
      button.style.pointerEvents = "none";
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>("img:not([alt])")) picture.alt = "";
    renameInLetters();
    document.querySelector("iframe:not([title])")?.setAttribute("title", preview);
  };
  new MutationObserver(nameAll).observe(document.body, { childList: true, subtree: true });
}
