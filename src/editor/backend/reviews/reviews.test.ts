/** @jest-environment node */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createReviewCalls, writeReview } from "../../../testing/review-bench";
import { readMails } from "../../../testing/read-mails";
import { setUpEditor } from "../../../testing/set-up-editor";
import { REVIEW_DATA } from "../../../testing/create-review";
import { getFileVersion } from "../content-store";

// What has to go from the site: review-removals.slow.test.ts.
const editor = setUpEditor({ isGit: false });

const { call, ...calls } = createReviewCalls(() => editor.url);
const list = () => calls.list(editor.ana);
const decide = (body: object, client = editor.ana) => calls.decide(client, body);
const publish = (id: string, answer = "") => calls.publish(editor.ana, id, answer);
const exists = (path: string) => existsSync(join(editor.root, path));
const getStatus = async (id: string) => (await (await editor.site.store()).reviews.get(id))?.status;

describe("the reviews that staff read", () => {
  it("wait with what the guest wrote, and nothing else of the guest", async () => {
    const { enquiry, review } = await writeReview();
    const reply = await list();
    expect(reply).toMatchObject({ published: [], declined: [], removals: [], canPublish: true });
    expect(reply.waiting).toEqual([
      {
        ...{ ...REVIEW_DATA, id: review.id, reference: enquiry.reference, offer: "coral-key" },
        ...{
          locale: "es",
          tripDay: "2027-01-09",
          writtenAt: expect.any(Number) as number,
        },
      },
    ]);
    expect(JSON.stringify(reply)).not.toMatch(/Pérez|ana@example|600 123/);
  });

  it("are published as content, good and bad alike, in the name of who did it", async () => {
    const bad = await writeReview({ stars: 1, text: "Dos horas de retraso, y nadie avisó." });
    const { status, reply } = await publish(bad.review.id);
    expect([status, reply.waiting]).toEqual([200, []]);
    expect(reply.published).toMatchObject([
      { file: bad.review.file, stars: 1, name: "Ana María", country: "ES" },
    ]);
    const file = JSON.parse(editor.read(bad.path)) as Record<string, unknown>;
    expect(Object.keys(file).sort()).toEqual([
      "country",
      "date",
      "language",
      "name",
      "offer",
      "stars",
      "text",
    ]);
    expect(file).toMatchObject({
      offer: "coral-key",
      stars: 1,
      text: "Dos horas de retraso, y nadie avisó.",
    });
    const { staff, timeline } = await editor.site.store();
    expect((await staff.log.list(1))[0]).toMatchObject({ action: "review-published", who: "Ana" });
    expect((await timeline.list(bad.enquiry.id)).at(-1)).toMatchObject({
      kind: "review-published",
      who: "Ana",
    });
  });

  it("are published once, whoever presses the button, and however often", async () => {
    const { review, path } = await writeReview();
    const outcomes = await Promise.all([
      publish(review.id),
      decide({ decision: "publish", id: review.id, answer: "Gracias" }, editor.luis),
      publish(review.id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await publish(review.id)).status).toBe(409);
    expect((await list()).published).toHaveLength(1);
    expect(exists(path)).toBe(true);
    const lines = await (await editor.site.store()).staff.log.list(10);
    expect(lines.filter(({ action }) => action === "review-published")).toHaveLength(1);
  });

  it("wait as before when the save fails, and are published once afterwards", async () => {
    const { review, path } = await writeReview();
    // Where the folder is to be, a file is in the way.
    writeFileSync(join(editor.root, "content/reviews"), "");
    const { status, reply } = await publish(review.id);
    expect([status, reply.code]).toEqual([503, "unavailable"]);
    expect([await getStatus(review.id), exists(path)]).toEqual(["waiting", false]);
    expect(editor.readLog()).toContain("review-not-saved");
    expect(editor.readLog()).not.toContain("agua");
    rmSync(join(editor.root, "content/reviews"));
    expect((await publish(review.id)).status).toBe(200);
    expect((await list()).published).toHaveLength(1);
  });

  it("are declined with a reason from the list, which the guest is told", async () => {
    const { enquiry, review, path } = await writeReview();
    const body = {
      decision: "decline",
      id: review.id,
      reason: "personal-data",
      note: "Ponga solo su nombre.",
    };
    const { status, reply } = await decide(body);
    expect([status, exists(path)]).toEqual([200, false]);
    expect(reply.declined).toMatchObject([{ id: review.id, reason: "personal-data", note: body.note }]);
    const mail = (await readMails(editor.site.env.dataDir))["visitor-review-declined"];
    expect(mail?.text).toContain("contiene datos personales");
    expect(mail?.text).toContain("Ponga solo su nombre.");
    expect(mail?.text).toContain("/es/opiniones");
    expect((await decide(body)).status).toBe(409);
    expect((await publish(review.id)).status).toBe(409);
    const { staff } = await editor.site.store();
    expect((await staff.log.list(1))[0]).toMatchObject({
      action: "review-declined",
      subject: enquiry.reference,
    });
  });

  it("get an answer of the agency, which may change; no word of the guest does", async () => {
    const { review, path } = await writeReview({ stars: 2 });
    await publish(review.id, "Lo sentimos.");
    const before = JSON.parse(editor.read(path)) as Record<string, unknown>;
    expect(before).toMatchObject({ answer: "Lo sentimos." });
    const { file } = review;
    const next = { decision: "answer", file, answer: "Lo sentimos mucho.", before: "Lo sentimos." };
    const { reply } = await decide(next, editor.luis);
    expect(reply.published).toMatchObject([{ answer: "Lo sentimos mucho.", text: REVIEW_DATA.text }]);
    await decide({ decision: "answer", file, answer: "", before: "Lo sentimos mucho." });
    const { answer: _answer, ...rest } = before;
    expect(JSON.parse(editor.read(path))).toEqual(rest);
    expect((await decide({ decision: "answer", file: "r0", answer: "Hola" })).status).toBe(404);
    expect((await decide({ decision: "answer", file: "../settings/site", answer: "x" })).status).toBe(422);
  });

  it("get no answer over a colleague's that was not shown", async () => {
    const { review } = await writeReview();
    await publish(review.id);
    const save = (answer: string, before: string) =>
      decide({ decision: "answer", file: review.file, answer, before });
    expect((await save("Gracias.", "")).status).toBe(200);
    const { status, reply } = await save("Muchas gracias.", "");
    expect([status, reply.code]).toEqual([409, "conflict"]);
    // Once more: the reply to the first one got lost.
    expect((await save("Gracias.", "")).reply.published).toMatchObject([{ answer: "Gracias." }]);
    expect((await save("Muchas gracias.", "Gracias.")).status).toBe(200);
  });

  it("cannot be changed, deleted or added by the editor", async () => {
    const { review, path } = await writeReview();
    await publish(review.id);
    const raw = editor.read(path).replace('"stars": 5', '"stars": 1');
    const versions = { [path]: getFileVersion(editor.read(path)) };
    const forged = "content/reviews/r1.json";
    const calls = [
      editor.ana.call("persistEntry", { dataFiles: [{ path, raw }], versions }),
      editor.ana.call("persistEntry", { dataFiles: [{ path: forged, raw }], versions: {} }),
      editor.ana.call("deleteFiles", { paths: [path], versions }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
    expect([editor.read(path).includes('"stars": 5'), exists(forged)]).toEqual([true, false]);
  });

  it("are taken off the site by staff for a reason of the list, and the guest is told", async () => {
    const { review, path } = await writeReview();
    await publish(review.id);
    const body = { decision: "remove", file: review.file, reason: "insulting", note: "" };
    const { status, reply } = await decide(body);
    expect([status, reply.published, exists(path)]).toEqual([200, [], false]);
    expect(reply.declined).toMatchObject([{ reason: "insulting" }]);
    expect((await readMails(editor.site.env.dataDir))["visitor-review-declined"]?.text).toContain("insulta");
    expect((await decide(body)).status).toBe(404);
    expect((await editor.ana.call("listBin")).json).toEqual({ items: [] });
  });

  it("are for staff alone, and for pages of this site", async () => {
    const { review } = await writeReview();
    const body = { decision: "publish", id: review.id, answer: "" };
    expect((await call(undefined, "query")).status).toBe(401);
    expect((await call(undefined, "mutate", body)).status).toBe(401);
    expect((await call(editor.ana, "mutate", body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await call(editor.ana, "mutate", body, { "content-type": "text/plain" })).status).toBe(415);
    expect((await publish("no-such-review")).status).toBe(404);
    expect(await getStatus(review.id)).toBe("waiting");
  });
});
