import { ALL_STYLES } from "../config/page-start";

/**
 * Waits for the style sheet of all pages, which is loaded with the scripts. The first page contains its own styles; pages that are reached by a link
 * need this sheet. Tells whether it has been loaded.
 */
export async function loadAllStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(ALL_STYLES);
  // `gatsby develop` has no such sheet.
  if (!link || link.sheet) return true;
  if (link.dataset["failed"] !== undefined) return false;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true), { once: true });
    link.addEventListener("error", () => resolve(false), { once: true });
  });
}
