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

type Loaded = { ok: true; items: readonly Node[] } | { ok: false; message: string };

/** Opens a dialog with a list; `none` is said of an empty one. `say` tells how something goes, `fail` what went wrong, `load` loads the list anew. */
export function openListDialog(
  { title, list, above = [], none }: { title: string; list: HTMLElement; above?: Node[]; none: string },
  getItems: () => Promise<Loaded>,
) {
  const problem = element("p", { className: "dialogProblem", role: "alert" });
  const said = element("p", { role: "status", textContent: getT()("shared.loading") });
  const dialog = openDialog(title, ...above, problem, said, list);
  const fail = (message: string) => (problem.textContent = message);
  async function load(): Promise<void> {
    const loaded = await getItems();
    said.textContent = loaded.ok && loaded.items.length === 0 ? none : "";
    if (loaded.ok) list.replaceChildren(...loaded.items);
    else fail(loaded.message);
  }
  return { dialog, say: (text: string) => (said.textContent = text), fail, load };
}
