import { moveFocus } from "./navigation";

interface OfflineNote {
  readonly type: string;
  readonly path: string;
  readonly note: string;
  readonly close: string;
}

/** The notes of pages that were loaded from the device, by their path. */
const notes = new Map<string, OfflineNote>();
/** Whether the visitor has closed a note: no note is shown then until the browser is online again. */
let isClosed = false;

const removeNote = () => document.querySelector(".offlineNote")?.remove();

export function showOfflineNote(pathname: string): void {
  removeNote();
  const known = notes.get(pathname);
  if (!known || isClosed) return;
  const note = document.createElement("div");
  note.className = "offlineNote";
  note.setAttribute("role", "status");
  const button = document.createElement("button");
  Object.assign(button, { type: "button", ariaLabel: known.close, textContent: "×" });
  note.append(known.note, button);
  document.body.prepend(note);
}

/**
 * Keeps the notes that the service worker sends: from the start on, as pages that links lead to are fetched ahead. Their button closes
 * them, also one that the service worker has written into the page.
 */
export function listenToNotes(): void {
  // Browsers have none on pages without https.
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  worker?.addEventListener("message", ({ data }: MessageEvent<OfflineNote>) => {
    if (data.type !== "offline-note") return;
    notes.set(data.path, data);
    if (data.path === window.location.pathname) showOfflineNote(data.path);
  });
  window.addEventListener("online", () => {
    notes.clear();
    isClosed = false;
    removeNote();
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(".offlineNote button")) return;
    isClosed = true;
    removeNote();
    moveFocus();
  });
}
