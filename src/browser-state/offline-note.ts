const NOTE_CLASS = "offlineNote";

/** What is to be said of pages whose data were kept on the device, by their path. */
const notes = new Map<string, string>();

/** Says of when the page of a path is, if its data were kept; the note of the page before goes. */
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

/** Keeps what is to be said of a page, which is shown when the visitor is on it. */
export function keepOfflineNote(path: string, text: string): void {
  notes.set(path, text);
  if (path === window.location.pathname) showOfflineNote(path);
}

/** There is a connection again: nothing needs to be said of any page. */
export function forgetOfflineNotes(): void {
  notes.clear();
  showOfflineNote(window.location.pathname);
}
