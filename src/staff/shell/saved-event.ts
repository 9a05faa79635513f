const SAVED = "staff-saved";

/** Dispatches that something was saved here, so that the frame shows how it gets onto the site. */
export function dispatchSaved(): void {
  window.dispatchEvent(new Event(SAVED));
}

/** Calls `listener` whenever something was saved; gets what ends that. */
export function onSaved(listener: () => void): () => void {
  window.addEventListener(SAVED, listener);
  return () => window.removeEventListener(SAVED, listener);
}
