/*
 * Workaround for: Chrome and Edge translate a page by putting `<font>` elements in the places of text nodes, and React goes on with the nodes that
 *   it has made (react-dom: `removeChild`, `insertBefore`, and `nodeValue` of a text node).
 * Tested with: react-dom 19.2
 * Upstream: https://github.com/facebook/react/issues/11538
 * Without it: on a page that the browser translates the next press ends in a white page, or the price stays that of before.
 * Fails without it: src/workarounds/react/translated-text.test.tsx
 * Needed while this passes: src/workarounds/react/translated-text.upstream.slow.test.tsx
 */

const standIns = new WeakMap<Node, ChildNode>();

function findStandIn(parent: Node, child: Node): Node | undefined {
  let found: Node | null = standIns.get(child) ?? child;
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found ?? undefined;
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";

/** Lets React change, move and remove texts that the browser has translated. A changed text is shown in the page's own language until it is translated, too. */
export function keepTranslatedText(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the node as `this`.
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, findStandIn(this, child) ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next && (findStandIn(this, next) ?? next)) as Child;
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (!target.isConnected) standIns.get(target)?.replaceWith(target);
  });
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const text of removedNodes) {
        if (font === undefined || text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        standIns.set(text, font);
        changes.observe(text, { characterData: true });
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
