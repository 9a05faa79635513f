export const ANNOUNCER_ID = "page-announcer";

/** Announces the new page to screen readers by its heading. */
export function announcePage(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.querySelector("main h1")?.textContent ?? document.title;
}
