const SAVED = "staff-saved";

/** Tells the frame that something was saved here, so that it follows how it gets onto the site. */
export function tellSaved(): void {
  window.dispatchEvent(new Event(SAVED));
}

/** Hears of saves; gets what ends that. */
export function onSaved(listener: () => void): () => void {
  window.addEventListener(SAVED, listener);
  return () => window.removeEventListener(SAVED, listener);
}
