/*
 * Decap's field for formatted text drops line breaks inside a text, `<b>` and the borders of table cells: words of Word and WhatsApp run
 * together. Pasted text reaches it in the elements that it knows.
 */

/** Google Docs wraps everything it copies in `<b style="font-weight:normal">`. */
const isBold = ({ tagName, style }: HTMLElement) =>
  tagName === "B" && style.fontWeight !== "normal" && style.fontWeight !== "400";

function replaceElement(old: HTMLElement, name: string): HTMLElement {
  const replacement = document.createElement(name);
  replacement.append(...old.childNodes);
  old.replaceWith(replacement);
  return replacement;
}

/** A row becomes a line, its cells parted by dots. */
function toList(table: HTMLTableElement): HTMLUListElement {
  const list = document.createElement("ul");
  for (const row of table.rows) {
    const item = document.createElement("li");
    const cells = [...row.cells].map((cell) => cell.textContent.trim()).filter(Boolean);
    item.append(cells.join(" · "));
    if (cells.length > 0) list.append(item);
  }
  return list;
}

/** Moves spaces at the edges of bold and italic text out of it: `**bold **` is no markdown. */
function moveSpacesOut(element: HTMLElement): void {
  const text = element.textContent;
  if (text.trim() === "") {
    element.replaceWith(text);
    return;
  }
  const [first, last] = [/^\s/.test(text), /\s$/.test(text)];
  if (first) element.before(" ");
  if (last) element.after(" ");
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  if (first && nodes[0]) nodes[0].data = nodes[0].data.trimStart();
  const end = nodes.at(-1);
  if (last && end) end.data = end.data.trimEnd();
}

/** Rewrites pasted HTML into elements that the field for formatted text reads without loss. */
function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("style, script, title, meta")) element.remove();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest("pre")) text.data = text.data.replace(/[\s\u00a0]+/g, " ");
  }
  for (const table of body.querySelectorAll("table")) table.replaceWith(toList(table));
  for (const element of body.querySelectorAll<HTMLElement>("b"))
    if (isBold(element)) replaceElement(element, "strong");
  for (const element of body.querySelectorAll<HTMLElement>("strong, em, i")) moveSpacesOut(element);
  for (const element of body.querySelectorAll<HTMLElement>("div"))
    if (!element.querySelector("div, p, ul, ol, h1, h2, h3, h4, h5, h6")) replaceElement(element, "p");
  const isBlank = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === "";
  for (const parent of [body, ...body.querySelectorAll("ul, ol, div")])
    if (parent.querySelector(":scope > p, :scope > li, :scope > ul, :scope > ol"))
      for (const node of [...parent.childNodes]) if (isBlank(node)) node.remove();
  for (const element of body.querySelectorAll("p, li"))
    if (element.textContent.trim() === "") element.remove();
  return body.innerHTML;
}

/** Formats the plain text of a chat, where `*words*` are bold and lines are paragraphs; nothing if it has no formatting. */
function formatChat(text: string): string | undefined {
  const bold = /(^|[\s(¡¿])\*(?=\S)([^*\n]*[^*\s])\*(?=$|[\s.,;:!?)])/gm;
  if (!bold.test(text)) return undefined;
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return escaped
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${line.replace(bold, "$1<strong>$2</strong>")}</p>`)
    .join("");
}

/** Cleans what is pasted into fields for formatted text, ahead of Decap's own listeners. */
export function cleanPastes(): void {
  window.addEventListener(
    "paste",
    (event) => {
      const { target, clipboardData } = event;
      if (!(target instanceof Element) || !clipboardData || !target.closest("[contenteditable='true']"))
        return;
      // What was copied in the field itself comes with its own format.
      if (clipboardData.types.some((type) => type.startsWith("application/x-slate"))) return;
      const pasted = clipboardData.getData("text/html");
      const html = pasted ? cleanHtml(pasted) : formatChat(clipboardData.getData("text/plain"));
      if (!html) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/html", html);
      const options = { inputType: "insertFromPaste", dataTransfer, bubbles: true, cancelable: true };
      target.dispatchEvent(new InputEvent("beforeinput", options));
    },
    { capture: true },
  );
}
