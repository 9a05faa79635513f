/*
 * Workaround for: Decap compares an entry with what it was when it was opened, not when it was saved last, and its own copy of unsaved text is asked
 *   about and then lost (decap-cms-core: components/Editor/Editor.js, reducers/entryDraft.js). Drafts are kept by the form (src/editor/decap/form/drafts.ts).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: https://github.com/decaporg/decap-cms/issues/5470, 5055 and 6989 (open)
 * Without it: a value that is changed back after a save counts as saved; staff are asked about a copy of their text that does not come back.
 * Fails without it: e2e/full/editor-drafts.spec.ts
 * Needed while this passes: src/workarounds/decap/reopen-after-save.upstream.slow.test.ts
 */

const LOOK_MS = 50;
const ENTRY = /^#\/collections\/[^/]+\/entries\//;

/** Opens the entry anew once Decap has noted that it is saved, at the place to which it was scrolled. */
export function reopenAfterSave(): void {
  const isBusy = () =>
    !ENTRY.test(location.hash) || !document.querySelector("[class*='-BackStatusUnchanged']");
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    const { hash } = location;
    const scrolled = document.querySelector("[class*='-ControlPaneContainer']")?.scrollTop ?? 0;
    location.replace(hash.replace(/\/entries\/.*/, ""));
    setTimeout(() => {
      location.replace(hash);
      const wait = setInterval(() => {
        const pane = document.querySelector("[class*='-ControlPaneContainer']");
        if (!pane) return;
        clearInterval(wait);
        pane.scrollTop = scrolled;
      }, LOOK_MS);
    });
  }, LOOK_MS);
}

/** Answers the question about Decap's own copy of unsaved text: the form has kept it. */
export function answerBackupQuestion(question: string): void {
  const confirm = window.confirm.bind(window);
  window.confirm = (text) => text !== question && confirm(text);
}
