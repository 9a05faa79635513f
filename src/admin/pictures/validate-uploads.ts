import type { StaffLocale } from "../../config/staff-text";
import { describeFault } from "../save-validation/problem-words";
import { checkUpload } from "./check-upload";

/**
 * Asks of every file that staff choose whether the site can show it, before Decap hears of it: what Decap has once taken into an entry
 * travels with each save of it. A refused file leaves the entry as it was.
 */
export function validateUploads(staff: StaffLocale, tell = (text: string) => window.alert(text)): void {
  const checked = new WeakSet<Event>();

  async function check(input: HTMLInputElement, file: File): Promise<void> {
    const result = await checkUpload(file);
    if (!(result instanceof File)) {
      // Otherwise the same file, once it is repaired, could not be chosen again.
      input.value = "";
      tell(`${file.name}\n\n${describeFault({ ...result, file: file.name }, staff)}`);
      return;
    }
    const chosen = new DataTransfer();
    chosen.items.add(result);
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
