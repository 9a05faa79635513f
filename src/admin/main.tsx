import CMS from "decap-cms-app";
import { getIn, mergeDeep, type Map } from "immutable";

import { toLocale } from "../config/locales";
import { STAFF_LOCALES } from "../config/staff";
import { createDecapConfig } from "./config/create-config";
import { describeStartError } from "./status-bar/describe-start-error";
import { element } from "./status-bar/element";
import { mountStatusBar } from "./status-bar/mount-status-bar";
import { cleanPastes } from "./form/clean-paste";
import { fillForm, forgetDraft, getDraftId } from "./form/drafts";
import { watchOthers } from "./history/watch-others";
import { mountEditorFrame } from "./mount-editor-frame";
import { focusFirstField } from "./save-validation/focus-field";
import { registerSaveValidation } from "./save-validation/register-save-validation";
import { validateUploads } from "./pictures/uploads";
import { registerPreviews } from "./previews/register-previews";
import { registerEditorBackend } from "./saving/editor-backend";
import { OpenedFiles } from "./saving/opened-files";
import { NotSignedInError, loadEntries, loadMe, loadPreviewSite, refuseSignedOut } from "./site-data";
import { loadCommitments } from "../staff/shell/offer-commitments";
import { getBrowserLocale } from "../staff/shell/staff-language";
import { reloadBetweenEntries } from "../workarounds/decap/reload-between-entries";
import { nameControls } from "../workarounds/decap/name-controls";
import { answerBackupQuestion, reopenAfterSave } from "../workarounds/decap/reopen-after-save";
import { getDecapPhrases, getT } from "./texts";
import { loadOutdated, markOutdatedInLists } from "./translations/outdated";
import { registerWidgets } from "./widgets/register-widgets";

/** Starts the editor: what the server says, what the site holds, then Decap with our formats, save validation and previews. */
async function start(): Promise<void> {
  // First, so that a site without an editor has its other rooms in sight.
  mountEditorFrame();
  const [{ locale: staff, role }, entries, previewSite] = await Promise.all([
    loadMe(),
    loadEntries(),
    loadPreviewSite(),
  ]);
  document.documentElement.lang = staff;
  document.documentElement.classList.add("light");
  const choices = entries
    .filter(({ locale }) => locale === toLocale(staff))
    .map(({ key, title }) => ({ value: key, label: title }));
  const opened = new OpenedFiles();
  const getOpenId = () => {
    const [, collection = "", slug] =
      /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? [];
    return getDraftId(collection, slug);
  };
  const statusBar = mountStatusBar({
    ...{ staff, entries },
    fill: (groups) => fillForm(getOpenId(), { opened: {}, groups }),
  });
  reloadBetweenEntries();
  // What was refused stands on another screen then.
  window.addEventListener("hashchange", () => statusBar.showRefusal(undefined));
  for (const locale of STAFF_LOCALES)
    CMS.registerLocale(locale, mergeDeep(CMS.getLocale(locale) as object, getDecapPhrases(locale)));
  answerBackupQuestion(String(getIn(CMS.getLocale(staff), ["editor", "editor", "confirmLoadBackup"], "")));
  nameControls({
    preview: getT(staff)("form.preview"),
    publishNow: String(getIn(CMS.getLocale(staff), ["editor", "editorToolbar", "publishNow"], "")),
    saveLetter: getT(staff)("form.saveLetter"),
  });
  registerEditorBackend(CMS, {
    ...{ staff, entries, opened },
    onConflict: (conflict) => statusBar.showConflict(conflict),
  });
  const lookForOutdated = () => void loadOutdated({ staff, entries });
  markOutdatedInLists(staff);
  lookForOutdated();
  window.addEventListener("hashchange", lookForOutdated);
  watchOthers({ staff, entries, opened, onSave: (text) => statusBar.tell(text) });
  registerWidgets(CMS, staff, opened);
  validateUploads(staff);
  cleanPastes();
  registerPreviews(CMS, previewSite, entries);
  registerSaveValidation(CMS, {
    staff,
    // Another window, or a colleague, may have added or deleted entries since.
    known: () =>
      loadEntries().catch((error: unknown) => {
        refuseSignedOut(error, staff);
        return entries;
      }),
    loadCommitments,
    confirm: (question) => window.confirm(question),
    onRefusal: (error) => {
      statusBar.showRefusal(error);
      if (error) void focusFirstField(error.messages);
    },
    onMended: (error) => statusBar.showRefusal(error),
  });
  for (const name of ["postSave", "postUnpublish"] as const)
    CMS.registerEventListener({
      name,
      handler: ({ entry }: { entry: Map<string, unknown> }) => {
        statusBar.watch();
        lookForOutdated();
        for (const slug of [entry.get("slug"), ""])
          forgetDraft(getDraftId(String(entry.get("collection")), slug));
        if (name === "postSave") reopenAfterSave();
      },
    });
  const config = createDecapConfig({
    staff,
    role,
    siteUrl: location.origin,
    entries: choices,
  });
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
    if (error instanceof NotSignedInError)
      location.assign(`/admin/sign-in#then=${encodeURIComponent(location.pathname + location.hash)}`);
    else {
      const textContent = describeStartError(error, getBrowserLocale());
      document.body.append(element("p", { className: "startError", role: "alert", textContent }));
    }
  });
