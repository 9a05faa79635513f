import CMS from "decap-cms-app";
import { getIn, mergeDeep, type Map } from "immutable";

import { STAFF_LOCALES } from "../../domain/config/staff";
import { staffApi } from "../../staff/shell/client";
import { mountFrame } from "../../staff/shell/frame";
import { getBrowserLocale } from "../../staff/shell/staff-language";
import { nameControls } from "./name-controls";
import { reloadBetweenEntries, answerBackupQuestion, reopenAfterSave } from "../../workarounds/decap/entries";
import { createDecapConfig } from "./config/collections";
import { cleanPastes } from "./form/clean-paste";
import { fillForm, forgetDraft, getDraftId } from "./form/drafts";
import { focusFirstField } from "./form/form-state";
import { validateUploads } from "./pictures/uploads";
import { registerPreviews } from "./previews/register-previews";
import { registerSaveValidation } from "./save-validation/register-save-validation";
import { createEditorBackend, EDITOR_BACKEND } from "./saving/editor-backend";
import { getOpenPlace } from "./saving/entry-files";
import { describeStartError, isSignedOut, loadEntries, loadPreviewSite } from "./site-data";
import { watchOthers } from "./status-bar/conflicts";
import { element } from "./status-bar/element";
import { mountStatusBar } from "./status-bar/mount-status-bar";
import { getDecapPhrases, getT } from "./texts";
import { loadOutdated, markOutdatedInLists } from "./translations/outdated";
import { registerWidgets } from "./widgets/register-widgets";

/** Puts the frame of the rooms above Decap's page: rooms, who is signed in, language, sign out. Another language loads the editor anew. */
function mountEditorFrame(): void {
  const place = element("div", { className: "editorFrame" });
  document.body.prepend(place);
  mountFrame(place, { room: "website", onLocaleChange: () => location.reload() });
}

/** Starts the editor: what the server says, what the site holds, then Decap with our formats, save validation and previews. */
async function start(): Promise<void> {
  // First, so that a site without an editor has its other rooms in sight.
  mountEditorFrame();
  const [{ locale: staff, role }, previewSite] = await Promise.all([
    staffApi.me.get.query(),
    loadPreviewSite(),
    loadEntries(),
  ]);
  document.documentElement.lang = staff;
  document.documentElement.classList.add("light");
  const statusBar = mountStatusBar((groups) => {
    const { collection, slug } = getOpenPlace();
    fillForm(getDraftId(collection, slug), groups);
  });
  reloadBetweenEntries();
  // What was refused stands on another screen then.
  window.addEventListener("hashchange", () => statusBar.showRefusal(undefined));
  for (const locale of STAFF_LOCALES)
    CMS.registerLocale(locale, mergeDeep(CMS.getLocale(locale) as object, getDecapPhrases(locale)));
  const getPhrase = (...path: string[]) => String(getIn(CMS.getLocale(staff), ["editor", ...path], ""));
  answerBackupQuestion(getPhrase("editor", "confirmLoadBackup"));
  nameControls({
    preview: getT()("form.preview"),
    publishNow: getPhrase("editorToolbar", "publishNow"),
    saveLetter: getT()("form.saveLetter"),
  });
  CMS.registerBackend(
    EDITOR_BACKEND,
    createEditorBackend((conflict) => statusBar.showConflict(conflict)),
  );
  markOutdatedInLists();
  window.addEventListener("hashchange", () => void loadOutdated());
  watchOthers((text) => statusBar.tell(text));
  registerWidgets(CMS);
  validateUploads();
  cleanPastes();
  registerPreviews(CMS, previewSite);
  registerSaveValidation(
    CMS,
    (error) => {
      statusBar.showRefusal(error);
      if (error) void focusFirstField(error.messages);
    },
    (error) => statusBar.showRefusal(error),
  );
  for (const name of ["postSave", "postUnpublish"] as const)
    CMS.registerEventListener({
      name,
      handler: ({ entry }: { entry: Map<string, unknown> }) => {
        statusBar.watch();
        void loadOutdated();
        for (const slug of [entry.get("slug"), ""])
          forgetDraft(getDraftId(String(entry.get("collection")), slug));
        if (name === "postSave") reopenAfterSave();
      },
    });
  const config = createDecapConfig(role, location.origin);
  CMS.init({ config: config as unknown as NonNullable<Parameters<typeof CMS.init>[0]>["config"] });
}

/**
 * On a phone the quick changes are the first screen; whoever asks for a place of the editor gets it. An address without a place has
 * got `#/` by now: Decap writes it as soon as it is imported.
 */
const isPhoneWithoutPlace = /^(#\/?)?$/.test(location.hash) && matchMedia("(width < 30rem)").matches;
// Nothing is started then: Decap would write a place into the address, which ends the way to the other page.
if (isPhoneWithoutPlace) location.replace("/admin/quick");
else
  start().catch((error: unknown) => {
    // The page of the sign-in leads back to the place that was to be opened.
    if (isSignedOut(error))
      location.assign(`/admin/sign-in#then=${encodeURIComponent(location.pathname + location.hash)}`);
    else {
      const textContent = describeStartError(error, getBrowserLocale());
      document.body.append(element("p", { className: "startError", role: "alert", textContent }));
    }
  });
