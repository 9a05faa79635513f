import type { StaffAction, StaffRole } from "../../contracts/staff";
import { getEnv } from "../../server/env";
import { deliverAfterPost } from "../../server/outbox/deliver-after-post";
import { logStaffAction, namePerson } from "../../server/staff/log-action";
import { getStore } from "../../server/store/get-store";
import { refuseBrokenContent } from "../checks/refuse-broken-content";
import { refuseBrokenSentences } from "../checks/refuse-broken-sentences";
import { refuseOutdatedChange } from "../checks/refuse-outdated-change";
import { listContactChanges, refuseOwnersFiles, type ContactChange } from "../checks/refuse-owners-files";
import { refuseTakenNames } from "../checks/refuse-taken-names";
import { getStem } from "../content-paths";
import {
  type Author,
  type Change,
  type Content,
  type ContentStore,
  getFileVersion,
  type FileVersions,
} from "../content-store";
import { noteTexts } from "../translations/note-texts";
import { keepEarlierValues } from "./keep-earlier-values";

/** Who makes a change; the site itself has no id and no role. */
export interface Changer extends Author {
  id: string | null;
  role: StaffRole | null;
}

interface SaveOptions {
  store: ContentStore;
  staff: Changer;
  action: StaffAction;
  /** What the history says of it, e.g. "Change"; the entries follow. */
  verb: string;
  /** The versions that the editor has opened. */
  opened: FileVersions;
}

/** Names entries and pictures as people of the agency's repository read them: "excursions/saona-island, home/hero.jpg". */
function describeFiles(paths: readonly string[]): string {
  const names = paths.map((path) => getStem(path).replace(/^(content\/(media\/)?|src\/i18n\/)/, ""));
  return [...new Set(names)].join(", ");
}

/** Has all owners told by mail that guests' messages go elsewhere from now on. */
async function tellOwners(by: Author, changes: readonly ContactChange[]): Promise<void> {
  const { agencyEmails } = getEnv();
  const notice = { by: namePerson(by), changes };
  await (await getStore()).staff.requests.tellOwners(notice, agencyEmails, Date.now());
  await deliverAfterPost();
}

/**
 * Stores a change in the name of who makes it, if they may: compared with what was opened, checked as the build checks it, one commit, one line of the
 * staff's log. Gets the new versions of its files.
 */
export async function saveChange(
  { store, staff, action, verb, opened }: SaveOptions,
  getFiles: (content: Content) => Change["files"] | Promise<Change["files"]>,
): Promise<FileVersions> {
  let files: Change["files"] = new Map();
  let contact: ContactChange[] = [];
  await store.change({ name: staff.name, email: staff.email }, async (content) => {
    files = await keepEarlierValues(content, await getFiles(content));
    contact = await listContactChanges(content, files);
    refuseOwnersFiles(staff.role, files, contact);
    await refuseOutdatedChange({ content, history: store, files, opened });
    await refuseTakenNames({ content, files, opened });
    await refuseBrokenSentences(content, files);
    await refuseBrokenContent(content, files);
    const noted = await noteTexts(content, files, new Date());
    return { files: noted, subject: `${verb} ${describeFiles([...files.keys()])}` };
  });
  await logStaffAction(staff, action, describeFiles([...files.keys()]));
  if (contact.length > 0) await tellOwners(staff, contact);
  return Object.fromEntries(
    [...files].map(([path, bytes]) => [path, bytes === null ? null : getFileVersion(bytes)]),
  );
}
