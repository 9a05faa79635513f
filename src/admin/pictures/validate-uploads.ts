import type { StaffLocale } from "../../config/staff-text";
import { libraryNames } from "../saving/editor-backend";
import { describeFault } from "../save-validation/field-message";
import { checkUpload } from "./check-upload";

/** Gets a name that no other picture of the folder has: `boat-2.jpg` beside `boat.jpg`. */
function toFreeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let count = 2; isTaken(free.toLowerCase()); count += 1) free = `${stem}-${count}${extension}`;
  return free;
}

/**
 * Asks of every file that staff choose whether the site can show it, before Decap hears of it: what Decap has once taken into an entry
 * travels with each save of it. A refused file leaves the entry as it was.
 */
export function validateUploads(staff: StaffLocale, tell = (text: string) => window.alert(text)): void {
  const checked = new WeakSet<Event>();
  const chosenNames = new Set<string>();

  async function check(input: HTMLInputElement, file: File): Promise<void> {
    const result = await checkUpload(file);
    if (!(result instanceof File)) {
      // Otherwise the same file, once it is repaired, could not be chosen again.
      input.value = "";
      tell(`${file.name}\n\n${describeFault({ ...result, file: file.name }, staff)}`);
      return;
    }
    // Every phone calls its pictures the same.
    const name = toFreeName(result.name, (taken) => chosenNames.has(taken) || libraryNames.has(taken));
    chosenNames.add(name.toLowerCase());
    const chosen = new DataTransfer();
    chosen.items.add(new File([result], name, { type: result.type }));
    input.files = chosen.files;
    const event = new Event("change", { bubbles: true });
    checked.add(event);
    input.dispatchEvent(event);
  }

  // On the way down, ahead of Decap's own listeners.
  window.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (checked.has(event) || !(input instanceof HTMLInputElement)) return;
      const file = input.files?.[0];
      if (!file) return;
      event.stopImmediatePropagation();
      void check(input, file);
    },
    { capture: true },
  );
}
