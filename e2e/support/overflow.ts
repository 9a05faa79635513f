import type { Page } from "@playwright/test";

/** Lists the elements that are wider than the window. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`);
  });
}

/** Lists the elements that clip their own text: larger letters must enlarge their box. */
export async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
        // Text for screen readers only is one pixel wide.
        if (!isCut || element.clientWidth < 2 || !hasText(element)) return false;
        return (
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        );
      })
      .map(
        (element) =>
          `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.slice(0, 40)}`,
      );
  });
}
