/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { readMails } from "../../testing/read-mails";
import { createEditorClient, setUpEditor, type EditorClient } from "../../testing/set-up-editor";
import { getFileVersion } from "./content-store";

const SITE = "content/settings/site.json";
const INBOX = "content/settings/inbox.json";
const REVIEWS = "content/settings/reviews.json";

/** Saves other texts than those that were opened. */
function save(
  client: EditorClient,
  changes: readonly (readonly [path: string, before: string, after: string])[],
) {
  return client.call("persistEntry", {
    dataFiles: changes.map(([path, , raw]) => ({ path, raw })),
    versions: Object.fromEntries(changes.map(([path, before]) => [path, getFileVersion(before)])),
  });
}

describe("what guests never see: partners, and the settings of the office and its mails", () => {
  const editor = setUpEditor();
  const PARTNERS = "content/partners";
  const getPartner = () => `${PARTNERS}/${readdirSync(join(editor.root, PARTNERS))[0] ?? ""}`;

  it("is read by owners alone, also as it was and in the bin", async () => {
    const olga = await createEditorClient(editor.site, "Olga", "owner");
    const partner = getPartner();
    const opened = { [partner]: getFileVersion(editor.read(partner)) };
    const calls: [action: string, params: object][] = [
      ["readFolder", { folder: PARTNERS }],
      ...[partner, INBOX, REVIEWS].flatMap((path): [string, object][] => [
        ["readFiles", { paths: [SITE, path] }],
        ["getVersions", { paths: [path] }],
        ["listVersions", { paths: [path] }],
      ]),
    ];
    for (const [action, params] of calls) {
      const { status, json } = await editor.ana.call(action, params);
      expect([action, status, json]).toEqual([action, 403, { code: "forbidden" }]);
      expect([action, (await olga.call(action, params)).status]).toEqual([action, 200]);
    }
    expect((await editor.ana.call("readFiles", { paths: [SITE] })).status).toBe(200);
    expect((await olga.call("deleteFiles", { paths: [partner], versions: opened })).status).toBe(200);
    const getBin = async (client: EditorClient) => JSON.stringify((await client.call("listBin")).json);
    expect(await getBin(olga)).toContain(partner);
    expect(await getBin(editor.ana)).not.toContain(partner);
    const { items } = (await olga.call("listBin")).json as { items: { id: string }[] };
    expect((await editor.ana.call("bringBack", { id: items[0]?.id })).status).toBe(422);
  });

  it("is changed, added and deleted by owners alone", async () => {
    const [partner, added] = [getPartner(), `${PARTNERS}/new-hotel.json`];
    const before = editor.read(partner);
    const reviews = editor.read(REVIEWS);
    const inbox = editor.read(INBOX);
    for (const [path, opened, raw] of [
      [INBOX, inbox, inbox.replace(/"due_after_hours": \d+/g, '"due_after_hours": 5')],
      [partner, before, before.replaceAll("hotel", "shop")],
      [REVIEWS, reviews, reviews.replaceAll("true", "false")],
    ] as const) {
      const { status, json } = await save(editor.ana, [[path, opened, raw]]);
      const file = path.replace("content/", "");
      expect([status, json]).toEqual([422, { code: "invalid", problems: [{ file, code: "owners-only" }] }]);
    }
    const made = await editor.ana.call("persistEntry", {
      dataFiles: [{ path: added, raw: before }],
      versions: {},
    });
    const versions = { [partner]: getFileVersion(before) };
    const deleted = await editor.ana.call("deleteFiles", { paths: [partner], versions });
    expect([made.status, deleted.status, editor.read(partner), editor.written]).toEqual([
      422,
      422,
      before,
      0,
    ]);
  });
});

describe("where guests' mails, calls and chats go", () => {
  const editor = setUpEditor();

  it("is changed by owners alone, who are all told by mail; staff change the rest of that file", async () => {
    const olga = await createEditorClient(editor.site, "Olga", "owner");
    await createEditorClient(editor.site, "Omar", "owner");
    const before = editor.read(SITE);
    const fields = { email: "office@farolito.example", mail_from: "trips@farolito.example" };
    for (const [field, value] of Object.entries(fields)) {
      const redirected = before.replaceAll(`"${field}": "${value}"`, `"${field}": "eve@evil.example"`);
      const refused = await save(editor.ana, [[SITE, before, redirected]]);
      expect([refused.status, refused.json]).toMatchObject([
        422,
        { problems: [{ file: "settings/site.json", path: `en.${field}`, code: "owners-only" }] },
      ]);
    }
    for (const field of ["phone", "whatsappNumber"]) {
      const redirected = before.replaceAll(new RegExp(`("${field}": )"[^"]+"`, "g"), '$1"+39 06 1234567"');
      expect((await save(editor.ana, [[SITE, before, redirected]])).status).toBe(422);
    }
    const hours = before.replace("Phone and chat 24/7.", "Phone and chat always.");
    expect((await save(editor.ana, [[SITE, before, hours]])).status).toBe(200);
    expect(await readMails(editor.site.env.dataDir)).toEqual({});
    const moved = hours.replaceAll("office@farolito.example", "ciao@farolito.example");
    expect((await save(olga, [[SITE, hours, moved]])).status).toBe(200);
    const folder = join(editor.site.env.dataDir, "mail");
    expect(readdirSync(folder).filter((name) => name.startsWith("owner-contact-data"))).toHaveLength(2);
    const { text } = (await readMails(editor.site.env.dataDir))["owner-contact-data"] ?? {};
    expect(text).toContain("office@farolito.example → ciao@farolito.example");
    expect(text).toContain("Olga (");
  });
});
