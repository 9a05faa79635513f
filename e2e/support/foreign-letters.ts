import type { CDPSession, Page } from "@playwright/test";

const MARK = "data-has-letters";

/** Marks every element with its own text, or text in a field. */
async function markLetters(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());
    for (const element of document.body.querySelectorAll("*"))
      if (element.matches("input, textarea, select") || [...element.childNodes].some(isText))
        element.setAttribute(mark, "");
  }, MARK);
}

async function findSystemFonts(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

async function describeElement(session: CDPSession, nodeId: number): Promise<string> {
  const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId });
  return outerHTML.replace(/\s+/g, " ").slice(0, 160);
}

/**
 * Finds everything that is drawn in a font of the machine, because no font of the site has the letter or because no rule names
 * one. Pictures of it would differ from machine to machine.
 */
export async function findForeignLetters(page: Page): Promise<string[]> {
  await markLetters(page);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    ...{ nodeId: root.nodeId, selector: `[${MARK}]` },
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const fonts = await findSystemFonts(session, nodeId);
    if (fonts.length > 0) found.push(`${fonts.join(", ")}: ${await describeElement(session, nodeId)}`);
  }
  await session.detach();
  return found;
}
