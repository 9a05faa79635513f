/** @jest-environment node */
import { readdirSync } from "node:fs";

import { CONTACT } from "../../../testing/create-enquiry";
import { readMails } from "../../../testing/read-mails";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";

const site = setUpTestSite();

describe("POST /api/CONTACT from a script", () => {
  it("stores the enquiry, answers with its reference and mails agency and visitor", async () => {
    const response = await site.postJson("/api/contact", CONTACT);
    const { status, body } = await readJson(response);
    expect([status, body]).toEqual([
      200,
      { confirmed: true, reference: expect.stringMatching(/^PA-\w{5}$/) as string },
    ]);
    const [enquiry] = await (await site.store()).enquiries.list(100);
    expect(enquiry).toMatchObject({
      reference: body["reference"],
      locale: "es",
      payload: { name: "Ana María", message: "¿Hay sitio?\nGracias" },
    });
    const mails = await readMails(site.env.dataDir);
    expect(Object.keys(mails).sort()).toEqual(["agency-contact", "visitor-contact"]);
  });

  it("makes one enquiry of the same key, also at the same instant", async () => {
    const body = { ...CONTACT, idempotencyKey: "same-key-for-all" };
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => readJson(await site.postJson("/api/contact", body))),
    );
    expect(new Set(replies.map((reply) => reply.body["reference"])).size).toBe(1);
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(1);
  });

  it("answers a machine like a person, keeps what it sent and mails nobody", async () => {
    const { status, body } = await readJson(
      await site.postJson("/api/contact", { ...CONTACT, topic_2: "pills", message: "http://spam.example" }),
    );
    expect([status, Object.keys(body)]).toEqual([200, ["confirmed", "reference"]]);
    expect(await (await site.store()).enquiries.list(100)).toMatchObject([{ spamReason: "honeypot" }]);
    expect(await readMails(site.env.dataDir)).toEqual({});
  });

  it("writes nothing personal into the log", async () => {
    await site.postJson("/api/contact", CONTACT);
    await site.postJson("/api/contact", { ...CONTACT, email: "canary@@example.com" });
    expect(site.readLog()).toContain("enquiry-accepted");
    expect(site.readLog()).not.toMatch(/ana@example|Pérez|600 123|sitio|canary|127\.0\.0\.1/);
  });
});

describe("when the store fails", () => {
  it("a script gets a code and a plain form gets its text back; nothing is confirmed", async () => {
    const store = await site.store();
    await store.close();
    expect(await readJson(await site.postJson("/api/contact", CONTACT))).toEqual({
      status: 500,
      body: { code: "server-error" },
    });
    const page = await site.postForm("/api/contact", CONTACT);
    const html = await page.text();
    expect([page.status, html.includes("¿Hay sitio?"), html.includes("wa.me")]).toEqual([500, true, true]);
    expect(site.readLog()).not.toMatch(/ana@example|sitio/);
    expect(readdirSync(site.env.dataDir)).not.toContain("mail");
  });
});

const KEY = { idempotencyKey: "a-key-that-is-used-twice" };

const getMessages = async () =>
  (await (await site.store()).enquiries.list(200)).map(({ payload }) => payload.message).sort();

describe("an idempotency key that comes again with other words", () => {
  it("makes another enquiry of a script's post", async () => {
    for (const message of ["Saturday", "Sunday", "Sunday"])
      expect((await site.postJson("/api/contact", { ...CONTACT, ...KEY, message })).status).toBe(200);
    expect(await getMessages()).toEqual(["Saturday", "Sunday"]);
  });

  it("makes another enquiry of a plain form that was changed after Back, and one of each when it is sent again", async () => {
    const locations = [];
    for (const message of ["Saturday", "Sunday", "Sunday", "Saturday"]) {
      const response = await site.postForm("/api/contact", { ...CONTACT, ...KEY, message });
      expect(response.status).toBe(303);
      locations.push(response.headers.get("location"));
    }
    const [first, second, third, fourth] = locations;
    expect([third, fourth]).toEqual([second, first]);
    expect(first).not.toBe(second);
    expect(await getMessages()).toEqual(["Saturday", "Sunday"]);
  });
});

describe("a plain HTML form", () => {
  it("that is sent again after Back is the same enquiry, and says its reference", async () => {
    const send = async () => (await site.postForm("/api/contact", CONTACT)).headers.get("location");
    const location = await send();
    expect(location).toMatch(/sent=PA-/);
    expect(await send()).toBe(location);
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(1);
  });

  it("is answered with a page of thanks in the visitor's language", async () => {
    const response = await site.postForm("/api/contact", {
      ...CONTACT,
      date: "",
      adults: "2",
      pickupKind: "",
      pickupPlace: "",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/api\/contact\?sent=PA-\w{5}&lang=es$/);
    const { page, html } = await site.follow(response);
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).toContain("¡Gracias por contactarnos!");
    expect(html).toMatch(/PA-\w{5}/);
    expect(html).toContain(
      "Qué pasa ahora: una persona de nuestra oficina en Bayahíbe le responde a más tardar",
    );
    expect(html).toContain('href="/es/contacto"');
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("content-security-policy")).toMatch(/style-src 'sha256-/);
  });

  it("is shown again with errors and everything that was typed, escaped, and nothing of it in the address", async () => {
    const typed = {
      ...CONTACT,
      email: "ana",
      message: "x </textarea><script>alert(1)</script>",
      pickupPlace: `"Hotel" & 'Sol'`,
      lang: "it",
    };
    const response = await site.postForm("/api/contact", typed);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/api\/contact\?draft=[\w-]{32}&lang=it$/);
    const { html } = await site.follow(response);
    expect(html).toContain("C&#39;è un problema");
    expect(html).toContain('aria-invalid="true" aria-describedby="email-fault"');
    expect(html).toContain('<a href="#email">Email: un indirizzo è fatto così');
    expect(html).toContain("x &lt;/textarea&gt;&lt;script&gt;");
    expect(html).toContain('value="&quot;Hotel&quot; &amp; &#39;Sol&#39;"');
    expect(html).not.toContain("<script");
  });

  it("from another website is refused", async () => {
    const headers = { origin: "https://evil.example", accept: "text/html" };
    expect((await site.postForm("/api/contact", CONTACT, headers)).status).toBe(403);
    expect(await (await site.store()).enquiries.list(100)).toEqual([]);
  });

  it("repeats nothing from the address", async () => {
    const html = await (await fetch(`${site.url}/api/contact?sent=<b>PA&lang=en`)).text();
    expect(html).not.toContain("<b>");
    expect(html).not.toContain("Your reference");
  });
});

describe("refusals", () => {
  const json = { "content-type": "application/json" };
  it.each<[string, number, string, RequestInit]>([
    ["another method", 405, "method-not-allowed", { method: "PUT", headers: json, body: "{}" }],
    [
      "another content type",
      415,
      "unsupported-type",
      { method: "POST", headers: { "content-type": "text/plain" }, body: "hello" },
    ],
    ["broken JSON", 400, "bad-request", { method: "POST", headers: json, body: '{"name":' }],
    [
      "broken text encoding",
      400,
      "bad-request",
      { method: "POST", headers: json, body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
    ],
    ["a list", 400, "bad-request", { method: "POST", headers: json, body: "[]" }],
    ["nothing", 422, "invalid", { method: "POST", headers: json, body: "{}" }],
    ["10 MB", 413, "too-large", { method: "POST", headers: json, body: "x".repeat(10_000_000) }],
    [
      "another website",
      403,
      "forbidden-origin",
      { method: "POST", headers: { ...json, origin: "https://evil.example" }, body: JSON.stringify(CONTACT) },
    ],
    [
      "a page of nowhere",
      403,
      "forbidden-origin",
      { method: "POST", headers: { ...json, origin: "null" }, body: JSON.stringify(CONTACT) },
    ],
  ])("%s is answered %i %s", async (_name, status, code, init) => {
    for (const path of ["/api/contact", "/api/subscribe", "/api/registration"]) {
      const response = await fetch(site.url + path, init);
      expect(response.headers.get("x-error-code")).toBe(code);
      const reply = await readJson(response);
      expect([reply.status, reply.body["code"]]).toEqual([status, code]);
    }
    expect(await (await site.store()).enquiries.list(100)).toEqual([]);
  });

  it("accept the site's own origin, by its address and by the browser's word", async () => {
    for (const headers of [
      { origin: "http://site.example" },
      { origin: site.url },
      { "sec-fetch-site": "same-origin" },
    ])
      expect((await site.postJson("/api/contact", CONTACT, headers as Record<string, string>)).status).toBe(
        200,
      );
  });
});
