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

/** Lists the prices and main buttons that the window, or a part that hides what is beyond it, cuts off. */
export async function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isCut(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflowX } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // A row that can be scrolled shows its end when it is scrolled.
        if (["auto", "scroll"].includes(overflowX)) return false;
        if (["hidden", "clip"].includes(overflowX) && (left < box.left - 0.5 || right > box.right + 0.5))
          return true;
        if (position === "fixed" && (top < -0.5 || bottom > window.innerHeight + 0.5)) return true;
      }
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    }

    const parts = document.querySelectorAll(
      "[data-price], [data-price] *, main a[data-variant], main button[type=submit]",
    );
    return [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent.trim())
      .filter(isCut)
      .map((part) => `<${part.localName}> ${part.textContent.trim().slice(0, 40)}`);
  });
}
