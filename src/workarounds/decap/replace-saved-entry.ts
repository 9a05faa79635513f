/*
 * Workaround for: a `preSave` listener can return the data of the default language alone; what it returns for the others is lost or written into
 *   the wrong file (decap-cms-core, lib/registry.js, invokeEvent).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: https://github.com/decaporg/decap-cms/issues/7966 (open), https://github.com/decaporg/decap-cms/pull/7989 (open)
 * Without it: prices, days and ports that staff change in English stay as they were in Spanish and Italian, and the build refuses the entry.
 * Fails without it: src/workarounds/decap/replace-saved-entry.slow.test.ts, e2e/full/editor-entries.spec.ts
 * Needed while this passes: src/workarounds/decap/replace-saved-entry.upstream.slow.test.ts
 */

/** Has Decap save another entry, in all languages, than the one of a `preSave` event: it goes on with the event's own property. */
export function replaceSavedEntry(event: { entry: unknown }, entry: unknown): void {
  event.entry = entry;
}
