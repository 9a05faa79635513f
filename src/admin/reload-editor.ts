/**
 * Loads the editor anew once the unsaved text of the open entry is backed up: Decap asks whether to leave, and offers the text again.
 * Decap's editor answers the event with the backup that it is writing (scripts/workarounds/decap-draft-patches.mjs).
 */
export async function reloadEditor(reload = () => location.reload()): Promise<void> {
  const backups: Promise<void>[] = [];
  window.dispatchEvent(new CustomEvent("back-up-draft", { detail: backups }));
  await Promise.all(backups);
  reload();
}
