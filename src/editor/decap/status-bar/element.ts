import { getT } from "../texts";

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

export function createButton(textContent: string, onclick: () => void): HTMLButtonElement {
  return element("button", { type: "button", textContent, onclick });
}

let count = 0;

export function openDialog(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  count += 1;
  const heading = element("h2", { id: `editor-dialog-${count}` }, title);
  const dialog = element("dialog", { className: "editorDialog" });
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(
    heading,
    ...content,
    createButton(getT()("shared.close"), () => dialog.close()),
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

/** Opens a dialog with a list that is being loaded. `say` tells how that goes, `fail` what went wrong. */
export function openListDialog(title: string, list: HTMLElement, ...above: Node[]) {
  const problem = element("p", { className: "dialogProblem", role: "alert" });
  const said = element("p", { role: "status", textContent: getT()("shared.loading") });
  const dialog = openDialog(title, ...above, problem, said, list);
  return {
    dialog,
    say: (text: string) => (said.textContent = text),
    fail: (message: string) => (problem.textContent = message),
  };
}
