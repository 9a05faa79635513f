/** Writes after Gatsby, which writes into its announcer in the next frame. */
function write(getText: () => string): void {
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = getText();
  });
}

/** Takes back what Gatsby announces at once, which is the heading of the page that is still leaving. */
export function silenceAnnouncer(): void {
  write(() => "");
}

/** Tells screen readers which page has come, by its heading. */
export function announcePage(): void {
  write(() => document.querySelector("main h1")?.textContent ?? document.title);
}
