import { moveFocus } from "./move-focus";

const NOTE_CLASS = "offlineNote";

/** A worker of an earlier version sends no word for closing. */
interface OfflineNote {
  text: string;
  close?: string | undefined;
}

/** The notes of pages that were loaded from the device, by their path. */
const notes = new Map<string, OfflineNote>();
/** Whether the visitor has closed a note: no note is shown then until the browser is online again. */
let isClosed = false;

const findNote = () => document.querySelector(`.${NOTE_CLASS}`);

function createNote({ text, close }: OfflineNote): HTMLElement {
  const note = document.createElement("div");
  note.className = NOTE_CLASS;
  note.setAttribute("role", "status");
  note.append(text);
  if (close === undefined) return note;
  const button = document.createElement("button");
  button.type = "button";
  button.ariaLabel = close;
  button.append("×");
  note.append(button);
  return note;
}

export function showOfflineNote(pathname: string): void {
  const note = notes.get(pathname);
  findNote()?.remove();
  if (note && !isClosed) document.body.prepend(createNote(note));
}

/** Keeps the note of a page; it is shown while the visitor is on that page. */
function keepOfflineNote(path: string, note: OfflineNote): void {
  notes.set(path, note);
  if (path === window.location.pathname) showOfflineNote(path);
}

function forgetOfflineNotes(): void {
  notes.clear();
  isClosed = false;
  showOfflineNote(window.location.pathname);
}

interface NoteMessage {
  type?: string;
  path?: string;
  note?: string;
  close?: string;
}

/** Keeps the notes that the service worker sends: from the start on, as pages that links lead to are fetched ahead. */
export function listenToNotes(): void {
  // Browsers have none on pages without https.
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  worker?.addEventListener("message", ({ data }: MessageEvent<NoteMessage>) => {
    if (data.type === "offline-note" && data.path && data.note)
      keepOfflineNote(data.path, { text: data.note, close: data.close });
  });
  window.addEventListener("online", forgetOfflineNotes);
}

/** Lets the button of a note close it, also of one that the service worker has written into the page. */
export function closeNoteByButton(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(`.${NOTE_CLASS} button`)) return;
    isClosed = true;
    findNote()?.remove();
    moveFocus();
  });
}
