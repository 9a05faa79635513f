/** Writes after Gatsby, which writes into its announcer in the next frame. */
function write(getText: () => string): void {
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = getText();
  });
}

/** Clears what Gatsby announces at once: the heading of the page that is still fading out. */
export function silenceAnnouncer(): void {
  write(() => "");
}

/** Announces the new page to screen readers by its heading. */
export function announcePage(): void {
  write(() => document.querySelector("main h1")?.textContent ?? document.title);
}
