const NOTE_CLASS = "offlineNote";

/** The notes of pages that were loaded from the device, by their path. */
const notes = new Map<string, string>();

/** Shows the note of a page that was loaded from the device (its date), or removes that of the page before. */
export function showOfflineNote(pathname: string): void {
  const text = notes.get(pathname);
  const shown = document.querySelector(`.${NOTE_CLASS}`);
  if (text === undefined) {
    shown?.remove();
    return;
  }
  const note = shown ?? document.createElement("p");
  note.className = NOTE_CLASS;
  note.setAttribute("role", "status");
  note.textContent = text;
  if (!note.isConnected) document.body.prepend(note);
}

/** Keeps the note of a page; it is shown while the visitor is on that page. */
export function keepOfflineNote(path: string, text: string): void {
  notes.set(path, text);
  if (path === window.location.pathname) showOfflineNote(path);
}

/** Removes all notes, because there is a connection again. */
export function forgetOfflineNotes(): void {
  notes.clear();
  showOfflineNote(window.location.pathname);
}
