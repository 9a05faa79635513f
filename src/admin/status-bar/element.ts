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
