/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { readMails } from "../../testing/read-mails";
import { createEditorClient, setUpEditor, type EditorClient } from "../../testing/set-up-editor";
import { getFileVersion } from "../content-store";

const SITE = "content/settings/site.json";
const INBOX = "content/settings/inbox.json";
const REVIEWS = "content/settings/reviews.json";
const REFUSED = { problems: [{ file: "settings/inbox.json", code: "owners-only" }] };

const setHours = (text: string, hours: number) =>
  text.replace(/"due_after_hours": \d+/g, `"due_after_hours": ${hours}`);

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

describe("the office settings in a working tree", () => {
  const editor = setUpEditor();

  it("are saved by owners, and refused to staff, alone or with something else", async () => {
    const olga = await createEditorClient(editor.site, "Olga", "owner");
    const [before, reviews] = [editor.read(INBOX), editor.read(REVIEWS)];
    const alone = await save(editor.ana, [[INBOX, before, setHours(before, 5)]]);
    expect([alone.status, alone.json]).toEqual([422, REFUSED]);
    const both = await save(editor.ana, [
      [REVIEWS, reviews, reviews.replaceAll("true", "false")],
      [INBOX, before, setHours(before, 5)],
    ]);
    expect([both.status, both.json]).toEqual([422, REFUSED]);
    expect([editor.read(INBOX), editor.read(REVIEWS), editor.written]).toEqual([before, reviews, 0]);
    expect((await save(olga, [[INBOX, before, setHours(before, 5)]])).status).toBe(200);
    expect(editor.read(INBOX)).toBe(setHours(before, 5));
  });

  it("are refused before anything else is looked at: a colleague's newer version is no answer", async () => {
    const before = editor.read(INBOX);
    expect((await save(editor.ana, [[INBOX, "old", setHours(before, 5)]])).status).toBe(422);
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
