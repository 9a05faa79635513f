/** Items that are taken out in one task: some ten milliseconds of a slow phone, so that a letter that is typed meanwhile need not wait. */
const OUT_AT_A_TIME = 50;
/** Items that return at once: they are what is looked at. */
const FIRST = 120;
/** How long after the last search the others return. */
const PAUSE_MS = 700;

/** Creates what takes the items of all lists out of the document, little by little from the last, and puts them back in their order. */
export function createItemDetacher(root: ParentNode) {
  let items: { item: Element; list: Element | null }[] = [];
  /** So many of them, the first ones, are in the document. */
  let kept = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeOut() {
    const from = Math.max(0, kept - OUT_AT_A_TIME);
    for (const { item } of items.slice(from, kept).reverse()) item.remove();
    kept = from;
    if (kept > 0) timer = setTimeout(takeOut);
  }

  function putBack(until: number) {
    const next = items.slice(kept, until);
    for (const { item, list } of next) list?.append(item);
    kept += next.length;
  }

  function detach() {
    clearTimeout(timer);
    if (kept === items.length) {
      items = [...root.querySelectorAll("ul > li")].map((item) => ({ item, list: item.parentElement }));
      kept = items.length;
    }
    timer = setTimeout(takeOut);
  }

  function attach() {
    clearTimeout(timer);
    putBack(FIRST);
    if (kept < items.length) timer = setTimeout(() => putBack(items.length), PAUSE_MS);
  }

  return { detach, attach };
}
