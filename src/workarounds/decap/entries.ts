/*
 * Workaround for: Decap loads an entry only when its editing page is mounted, compares it with what it was then, and its own copy of unsaved text
 *   is asked about and then lost (decap-cms-core: components/Editor/Editor.js, reducers/entryDraft.js).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: https://github.com/decaporg/decap-cms/issues/5470, 5055 and 6989 (open)
 * Without it: a save could write the open entry into the file of another one; a value that is changed back after a save counts as saved; staff
 *   are asked about a copy of their text that does not come back.
 * Fails without it: src/workarounds/decap/entries.slow.test.ts, e2e/full/editor-drafts.spec.ts
 * Needed while this passes: src/workarounds/decap/entries.upstream.slow.test.ts
 */

const ENTRY = /^#\/collections\/[^/]+\/entries\//;
/** Long enough for Decap to put the address back when staff choose to stay with their unsaved changes. */
const SETTLE_MS = 150;
const POLL_MS = 50;

/** Loads the editor anew when the address changes from one entry straight to another. */
export function reloadBetweenEntries(reload = () => location.reload()): void {
  let shown = location.hash;
  window.addEventListener("hashchange", () => {
    setTimeout(() => {
      const now = location.hash;
      if (ENTRY.test(shown) && ENTRY.test(now) && now !== shown) reload();
      shown = now;
    }, SETTLE_MS);
  });
}

function whenFound(find: () => Element | null | false, act: (element: Element) => void): void {
  const timer = setInterval(() => {
    const element = find();
    if (!element) return;
    clearInterval(timer);
    act(element);
  }, POLL_MS);
}

/** Opens the entry anew once Decap has noted that it is saved, at the place to which it was scrolled. */
export function reopenAfterSave(): void {
  const findPane = () => document.querySelector("[class*='-ControlPaneContainer']");
  const findSaved = () => document.querySelector("[class*='-BackStatusUnchanged']");
  whenFound(
    () => ENTRY.test(location.hash) && findSaved(),
    () => {
      const { hash } = location;
      const scrolled = findPane()?.scrollTop ?? 0;
      location.replace(hash.replace(/\/entries\/.*/, ""));
      setTimeout(() => {
        location.replace(hash);
        whenFound(findPane, (opened) => (opened.scrollTop = scrolled));
      });
    },
  );
}

/** Answers the question about Decap's own copy of unsaved text: the form has kept it (src/editor/decap/form/drafts.ts). */
export function answerBackupQuestion(question: string): void {
  const confirm = window.confirm.bind(window);
  window.confirm = (text) => text !== question && confirm(text);
}
