import { basename } from "node:path";
import { z } from "zod";

import { formatTexts } from "../../content/format-files";
import { parseFrontMatter } from "../../content/front-matter";
import { parseOfferFileName } from "../../content/offer-file";
import { unwrapField } from "../../content/schema/fields";
import { offerSchema } from "../../content/schema/offer";
import type { StaffAction } from "../../server/accounts/repository";
import type { StaffRole } from "../../domain/config/staff";
import { logStaffAction, namePerson } from "../../server/accounts/session";
import { deliverAfterPost } from "../../server/mail/outbox/worker";
import { getEnv } from "../../server/platform/env";
import { getStore } from "../../server/store";
import {
  type ContactChange,
  listContactChanges,
  refuseBrokenContent,
  refuseBrokenSentences,
  refuseOutdatedChange,
  refuseOwnersFiles,
  refuseTakenNames,
} from "./change-checks";
import {
  getStem,
  isDeletablePath,
  isMediaPath,
  parseDeletablePath,
  parseMediaPath,
  parseTextPath,
} from "./content-paths";
import {
  type Author,
  type Change,
  type Content,
  type ContentStore,
  type FileVersions,
  fileVersions,
  getFileVersion,
} from "./content-store";
import { editorProcedure } from "./start-editor-site";
import { noteTexts } from "./outdated-translations";
import { takeUpload, uploadSchema } from "./uploads";

const LISTS = Object.entries(offerSchema.shape).flatMap(([list, schema]) => {
  const field = unwrapField(schema).meta.earlier;
  return field === undefined ? [] : [{ list, field }];
});

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function addEarlier(before: string, after: string): string {
  const [was, is] = [parseFrontMatter(before), parseFrontMatter(after)];
  if (!was?.ok || !is?.ok) return after;
  const changed = LISTS.filter(({ field }) => was.data[field] && is.data[field] !== was.data[field]);
  if (changed.length === 0) return after;
  const data = { ...is.data };
  for (const { list, field } of changed) {
    // A version that is brought back does not know what came after it.
    const all = new Set([...toList(was.data[list]), ...toList(data[list]), was.data[field]]);
    data[list] = [...all].filter((value) => value !== data[field]);
  }
  return formatTexts({ ...data, body: is.body }) ?? after;
}

/** Adds to the texts of offers in a change what a field held until now, where the schema has a list of it: whoever follows an old link is sent on. */
async function keepEarlierValues(content: Content, files: Change["files"]): Promise<Change["files"]> {
  const kept = new Map(files);
  for (const [path, after] of files) {
    if (after === null || !parseOfferFileName(path.replace(/^content\//, ""))) continue;
    const before = await content.readText(path);
    if (before) kept.set(path, addEarlier(before, after.toString()));
  }
  return kept;
}

/** The site itself has no id and no role. */
export interface Changer extends Author {
  id: string | null;
  role: StaffRole | null;
}

interface SaveOptions {
  store: ContentStore;
  staff: Changer;
  action: StaffAction;
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
    await refuseOutdatedChange(content, store, files, opened);
    await refuseTakenNames(content, files, opened);
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

const versions = fileVersions.default({});
/** `null`: a language that has no text any more. */
const textFile = z
  .object({ path: z.string().transform(parseTextPath), raw: z.string().nullable() })
  .refine(({ path, raw }) => raw !== null || isDeletablePath(path));

const persistEntry = editorProcedure
  .input(
    z.object({
      dataFiles: z.array(textFile).min(1).max(20),
      assets: z.array(uploadSchema).max(50).default([]),
      versions,
    }),
  )
  .mutation(async ({ ctx: { content: store, staff }, input: { dataFiles, assets, versions: opened } }) => {
    const files = new Map<string, string | Buffer | null>();
    for (const asset of assets) files.set(asset.path, await takeUpload(asset));
    for (const { path, raw } of dataFiles) files.set(path, raw);
    const isNew = dataFiles.every(({ path }) => (opened[path] ?? null) === null);
    const verb = isNew ? "Add" : "Change";
    const saved = await saveChange({ store, staff, action: "content-saved", verb, opened }, () => files);
    return { versions: saved };
  });

const persistMedia = editorProcedure
  .input(z.object({ asset: uploadSchema, versions }))
  .mutation(async ({ ctx: { content: store, staff }, input: { asset, versions: opened } }) => {
    const bytes = await takeUpload(asset);
    const path = parseMediaPath(asset.path);
    const files = new Map([[path, bytes]]);
    await saveChange({ store, staff, action: "picture-added", verb: "Add", opened }, () => files);
    return { id: getFileVersion(bytes), path, name: basename(path) };
  });

const deleteFiles = editorProcedure
  .input(z.object({ paths: z.array(z.string().transform(parseDeletablePath)).min(1).max(500), versions }))
  .mutation(async ({ ctx: { content: store, staff }, input: { paths, versions: opened } }) => {
    const action = paths.every(isMediaPath) ? "picture-deleted" : "content-deleted";
    const options = { store, staff, action, verb: "Delete", opened } as const;
    return { versions: await saveChange(options, () => new Map(paths.map((path) => [path, null]))) };
  });

export const SAVE_CALLS = { persistEntry, persistMedia, deleteFiles };
