/** Creates an element with properties and children; texts are never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** Creates a button that submits nothing. */
export function createButton(textContent: string, onclick: () => void): HTMLButtonElement {
  return element("button", { type: "button", textContent, onclick });
}

let count = 0;

/** Opens a dialog above the editor, with a heading and a button that closes it; gets it. */
export function openDialog(title: string, close: string, ...content: (Node | string)[]): HTMLDialogElement {
  count += 1;
  const heading = element("h2", { id: `editor-dialog-${count}` }, title);
  const dialog = element("dialog", { className: "editorDialog" });
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(
    heading,
    ...content,
    createButton(close, () => dialog.close()),
  );
  // It is about what is open now.
  const leave = () => dialog.close();
  window.addEventListener("hashchange", leave);
  dialog.addEventListener("close", () => {
    window.removeEventListener("hashchange", leave);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
