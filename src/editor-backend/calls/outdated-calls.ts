import { getTextEntry } from "../../content-documents/translations/entry-texts";
import { listOutdated } from "../../content-documents/translations/list-outdated";
import { getPresentState } from "../../content-documents/translations/note-change";
import { confirmText as confirm } from "../../content/translations/advance-texts";
import { formatTextRecord, TEXT_RECORD_FILE } from "../../content/translations/text-state";
import { confirmTextSchema } from "../../contracts/editor";
import { logStaffAction } from "../../server/accounts/session";
import type { Content } from "../content-store";
import { readTextRecord, readTextsOf } from "../translations/note-texts";
import { UnknownFileError, type EditorCall } from "./editor-call";

async function listAll(content: Content) {
  const record = await readTextRecord(content);
  const entries = Object.keys(record).flatMap((name) => getTextEntry(name) ?? []);
  return { doubts: listOutdated(record, await readTextsOf(content, entries)) };
}

/** Lists the outdated translations of the site. */
const listDoubts: EditorCall = async ({ store }) => listAll(await store.read());

/** Notes that a person has found a text right with the others, as they have seen them; gets the outdated translations that are left. */
const confirmText: EditorCall = async ({ store, staff }, params) => {
  const { entry: name, text, seen } = confirmTextSchema.parse(params);
  const entry = getTextEntry(name);
  if (!entry) throw new UnknownFileError(name);
  await store.change({ name: staff.name, email: staff.email }, async (content) => {
    const record = await readTextRecord(content);
    if (!Object.hasOwn(record, name)) throw new UnknownFileError(name);
    const state = getPresentState(record, entry, await readTextsOf(content, [entry]));
    const after = formatTextRecord({ ...record, [name]: confirm(state, text, seen) });
    return { files: new Map([[TEXT_RECORD_FILE, after]]), subject: `Find ${name} right in ${text}` };
  });
  await logStaffAction(staff, "text-confirmed", `${name} (${text})`);
  return listAll(await store.read());
};

export const OUTDATED_CALLS = { listDoubts, confirmText };
