/** @jest-environment node */
import { createHash } from "node:crypto";

import { type Locale } from "../../domain/config/locales";
import { createEnquiry } from "../../testing/create-enquiry";
import { createReview, REVIEW_DATA, REVIEW_FORM } from "../../testing/create-review";
import { findBytes } from "../../testing/find-bytes.mjs";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { createLink } from "./secrets";

const site = setUpTestSite();

/** Asks a guest for a review, and gets the address of its page. */
async function invite(locale: Locale = "es", invitedAt = Date.now()) {
  const { enquiries, reviews } = await site.store();
  const accepted = await enquiries.accept(createEnquiry({ locale }), Date.now());
  if (!("reference" in accepted)) throw new Error(accepted.outcome);
  const enquiry = await enquiries.getByReference(accepted.reference);
  if (!enquiry) throw new Error("not stored");
  const review = createReview({ locale });
  await reviews.invite(enquiry, () => review, invitedAt);
  const link = createLink({ ...site.env, now: invitedAt }, { purpose: "review", id: review.id });
  const { pathname, search } = new URL(link);
  return { enquiry, review, path: pathname + search };
}

const open = async (path: string) => {
  const response = await site.get(path);
  return { response, html: await response.text() };
};
const send = async (path: string, change: Record<string, string | undefined> = {}) => {
  const fields = Object.entries<string | undefined>({ ...REVIEW_FORM, ...change });
  const form = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const response = await site.postForm(path, Object.fromEntries(form));
  return { response, html: await response.text() };
};
const getReview = async (id: string) => (await site.store()).reviews.get(id);

describe("the page on which a guest writes a review", () => {
  it.each<[Locale, string[]]>([
    ["en", ["Your review", "5 stars: very good", "Send my review", "Spain"]],
    ["es", ["Su opinión", "5 estrellas: muy bien", "España", "/es/opiniones"]],
    ["it", ["La tua recensione", "5 stelle: benissimo", "Spagna", "/it/recensioni"]],
  ])("asks in %s", async (locale, words) => {
    const { path } = await invite(locale);
    const { response, html } = await open(path);
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${locale}"`);
    for (const word of words) expect(html).toContain(word);
    expect(html).toContain('value="Ana María"');
    expect(html).not.toMatch(/Pérez|ana@example/);
  });

  it("is shared by no cache, found by no search engine, and runs nothing", async () => {
    const { response, html } = await open((await invite()).path);
    // With `no-store` browsers would forget on Back what was typed.
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).not.toMatch(/<script|<iframe|<link rel="stylesheet"|style="/);
    const policy = response.headers.get("content-security-policy") ?? "";
    for (const [, style = ""] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
      expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });

  it("takes what was written, once, tells the agency, and shows it from then on", async () => {
    const { enquiry, review, path } = await invite();
    const { response } = await send(path);
    expect([response.status, response.headers.get("location")]).toEqual([303, path]);
    expect(await getReview(review.id)).toMatchObject({ status: "waiting", data: REVIEW_DATA });
    const { response: later, html } = await open(path);
    expect(later.headers.get("cache-control")).toBe("no-store");
    for (const word of ["¡Gracias!", REVIEW_FORM.text, "5 de 5 estrellas", "Ana María, España"])
      expect(html).toContain(word);
    expect(html).not.toContain('name="stars"');
    const mail = (await readMails(site.env.dataDir))["agency-reply"];
    expect(mail?.subject).toContain(`has written a review: ${enquiry.reference}`);
    expect(mail?.text).toContain("http://site.example/admin/reviews");
  });

  it("takes the same again for the same, and nothing else by a used link", async () => {
    const { review, path } = await invite();
    await send(path);
    expect((await send(path)).response.status).toBe(303);
    const { response, html } = await send(path, { stars: "1", text: "Otra persona escribe otra cosa." });
    expect(response.status).toBe(409);
    expect(html).toContain("El enlace ya se había usado");
    expect(html).toContain(REVIEW_FORM.text);
    expect((await send(path, { text: "" })).response.status).toBe(409);
    expect(await getReview(review.id)).toMatchObject({ data: REVIEW_DATA });
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ["no stars", { stars: undefined }, "Elija el número de estrellas."],
    ["too few words", { text: "Bien." }, "Escriba entre 20 y 2000 caracteres. Ahora hay 5."],
    ["blanks alone", { text: " ".repeat(50) }, "Ahora hay 0."],
    ["no name", { name: " " }, "Escriba su nombre de pila"],
    ["no country", { country: "" }, "Elija su país de la lista."],
    ["no consent", { consent: undefined }, "Sin su consentimiento"],
  ])("refuses %s with a sentence, and keeps what was typed", async (_, change, sentence) => {
    const { review, path } = await invite();
    const { response, html } = await send(path, change);
    expect(response.status).toBe(422);
    expect(html.split(sentence)).toHaveLength(3);
    expect(html).toContain("autofocus");
    expect((await getReview(review.id))?.status).toBe("invited");
    const kept = { ...REVIEW_FORM, ...change };
    if (kept.stars === "5") expect(html).toMatch(/value="5"\s+required checked/);
    expect(html).toContain(kept.text);
    if (kept.country === "ES") expect(html).toMatch(/value="ES"\s+selected/);
    if (kept.consent === "yes") expect(html).toMatch(/required checked\s*\/>\s*<span>Pueden/);
  });

  it("lets a guest take the review back, which deletes the words and queues it to go from the site", async () => {
    const { enquiry, review, path } = await invite();
    await send(path);
    const { reviews, removals } = await site.store();
    await reviews.claim(review.id, Date.now());
    await reviews.publish({ ...review, enquiryId: enquiry.id }, { id: null, name: "Marta" }, Date.now());
    expect((await open(path)).html).toContain("Su opinión está publicada");
    expect((await site.postForm(path, { do: "withdraw" })).status).toBe(303);
    expect(await getReview(review.id)).toMatchObject({ status: "withdrawn", data: null });
    expect(await removals.list()).toMatchObject([{ file: review.file }]);
    // The agency has been mailed the words; nothing else has them, the database's files included.
    expect(findBytes(site.env.dataDir, ["conocía"]).filter((file) => !file.includes("mail"))).toEqual([]);
    const { html } = await open(path);
    expect(html).toContain("Usted retiró su opinión");
    expect(html).not.toContain(REVIEW_FORM.text);
    expect((await send(path)).response.status).toBe(409);
  });
});
