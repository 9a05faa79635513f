/** @jest-environment node */
import { readdirSync } from "node:fs";
import { request as sendRaw } from "node:http";
import { join } from "node:path";

import { captureLog } from "../../testing/capture-log";
import { loadMessages } from "../../testing/load-messages";
import { readMails } from "../../testing/read-mails";
import { startTestSite, type TestSite } from "../../testing/start-test-site";

let site: TestSite;
let readLog: () => string;
beforeEach(async () => {
  readLog = captureLog();
  site = await startTestSite();
});
afterEach(() => site.stop());

const contact = {
  name: "Ana María",
  lastname: "Pérez",
  email: "ana@example.com",
  phone: "+34 600 123 456",
  message: "¿Hay sitio?\nGracias",
  lang: "es",
};
const registration = {
  name: "Ana",
  email: "ana@example.com",
  github: "ana-p",
  message: "I work here",
  lang: "it",
};

const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const postForm = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(body) });
const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
});
const follow = async (response: Response) => {
  const page = await fetch(new URL(response.headers.get("location") ?? "", site.url));
  return { page, html: await page.text() };
};
const listEnquiries = async () => (await site.store()).enquiries.list(100);

describe("POST /api/contact from a script", () => {
  it("stores the enquiry, answers with its reference and mails agency and visitor", async () => {
    const response = await postJson("/api/contact", contact);
    const { status, body } = await read(response);
    expect([status, body]).toEqual([
      200,
      { confirmed: true, reference: expect.stringMatching(/^PA-\w{5}$/) as string },
    ]);
    const [enquiry] = await listEnquiries();
    expect(enquiry).toMatchObject({
      reference: body["reference"],
      locale: "es",
      payload: { name: "Ana María", message: "¿Hay sitio?\nGracias" },
    });
    const mails = await readMails(site.env.dataDir);
    expect(Object.keys(mails).sort()).toEqual(["agency-contact", "visitor-contact"]);
  });

  it("sends every reply uncached and unguessable", async () => {
    const response = await postJson("/api/contact", contact);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("answers field errors by code", async () => {
    expect(await read(await postJson("/api/contact", { ...contact, email: "ana", extra: 1 }))).toEqual({
      status: 422,
      body: { code: "invalid", fields: { email: "invalid-email", extra: "unknown-field" } },
    });
    expect(await listEnquiries()).toEqual([]);
  });

  it("makes one enquiry of the same key, also at the same instant", async () => {
    const body = { ...contact, idempotencyKey: "same-key-for-all" };
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => read(await postJson("/api/contact", body))),
    );
    expect(new Set(replies.map((reply) => reply.body["reference"])).size).toBe(1);
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("answers a machine like a person, keeps what it sent and mails nobody", async () => {
    const { status, body } = await read(
      await postJson("/api/contact", { ...contact, website: "http://spam.example" }),
    );
    expect([status, Object.keys(body)]).toEqual([200, ["confirmed", "reference"]]);
    expect(await listEnquiries()).toMatchObject([{ suspicion: "honeypot" }]);
    expect(await readMails(site.env.dataDir)).toEqual({});
  });

  it("writes nothing personal into the log", async () => {
    await postJson("/api/contact", contact);
    await postJson("/api/contact", { ...contact, email: "canary@@example.com" });
    expect(readLog()).toContain("enquiry-accepted");
    expect(readLog()).not.toMatch(/ana@example|Pérez|600 123|sitio|canary|127\.0\.0\.1/);
  });
});

describe("refusals", () => {
  const json = { "content-type": "application/json" };
  it.each<[string, number, string, RequestInit]>([
    ["another method", 405, "method-not-allowed", { method: "PUT", headers: json, body: "{}" }],
    ["a deletion", 405, "method-not-allowed", { method: "DELETE" }],
    [
      "another content type",
      415,
      "unsupported-type",
      { method: "POST", headers: { "content-type": "text/plain" }, body: "hello" },
    ],
    ["no content type", 415, "unsupported-type", { method: "POST" }],
    [
      "a form with files",
      415,
      "unsupported-type",
      {
        method: "POST",
        body: (() => {
          const form = new FormData();
          form.set("name", "Ana");
          return form;
        })(),
      },
    ],
    ["broken JSON", 400, "bad-request", { method: "POST", headers: json, body: '{"name":' }],
    [
      "broken text encoding",
      400,
      "bad-request",
      { method: "POST", headers: json, body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
    ],
    ["a list", 400, "bad-request", { method: "POST", headers: json, body: "[]" }],
    ["a number", 400, "bad-request", { method: "POST", headers: json, body: "5" }],
    ["nothing", 422, "invalid", { method: "POST", headers: json, body: "{}" }],
    ["10 MB", 413, "too-large", { method: "POST", headers: json, body: "x".repeat(10_000_000) }],
    [
      "another website",
      403,
      "forbidden-origin",
      { method: "POST", headers: { ...json, origin: "https://evil.example" }, body: JSON.stringify(contact) },
    ],
    [
      "a page of nowhere",
      403,
      "forbidden-origin",
      { method: "POST", headers: { ...json, origin: "null" }, body: JSON.stringify(contact) },
    ],
  ])("%s is answered %i %s", async (_name, status, code, init) => {
    for (const path of ["/api/contact", "/api/subscribe", "/api/registration"]) {
      const reply = await read(await fetch(site.url + path, init));
      expect([reply.status, reply.body["code"]]).toEqual([status, code]);
    }
    expect(await listEnquiries()).toEqual([]);
  });

  it("say which methods there are", async () => {
    expect((await fetch(`${site.url}/api/contact`, { method: "PUT" })).headers.get("allow")).toBe(
      "POST, GET, HEAD",
    );
  });

  it("accept the site's own origin, by its address and by the browser's word", async () => {
    for (const headers of [
      { origin: "http://site.example" },
      { origin: site.url },
      { "sec-fetch-site": "same-origin" },
    ])
      expect((await postJson("/api/contact", contact, headers as Record<string, string>)).status).toBe(200);
  });

  it("of a chunked body without a length", async () => {
    const status = await new Promise((resolve) => {
      const request = sendRaw(`${site.url}/api/contact`, { method: "POST", headers: json }, (response) =>
        resolve(response.statusCode),
      );
      request.on("error", () => resolve("closed"));
      for (let part = 0; part < 20; part += 1) request.write("x".repeat(10_000));
      request.end();
    });
    expect([413, "closed"]).toContain(status);
  });

  it("answer unknown functions in JSON", async () => {
    expect(await read(await fetch(`${site.url}/api/nothing`))).toEqual({
      status: 404,
      body: { code: "not-found" },
    });
  });
});

describe("the rate limit", () => {
  beforeEach(async () => {
    await site.stop();
    site = await startTestSite({ RATE_LIMIT: "3", TRUST_PROXY: "1" });
  });

  it("accepts so many posts per client and form, and says how long to wait", async () => {
    const send = (path: string, body: object, client: string) =>
      postJson(path, body, { "x-forwarded-for": client });
    for (let count = 0; count < 3; count += 1)
      expect((await send("/api/contact", contact, "203.0.113.1")).status).toBe(200);
    // What the client itself writes before our proxy's entry is worth nothing.
    const refused = await send("/api/contact", contact, "198.51.100.7, 203.0.113.1");
    expect(refused.headers.get("retry-after")).toMatch(/^(600|59\d)$/);
    expect(await read(refused)).toEqual({
      status: 429,
      body: { code: "too-many-requests", retryAfter: expect.any(Number) as number },
    });
    expect((await send("/api/contact", contact, "203.0.113.2")).status).toBe(200);
    expect((await send("/api/subscribe", { email: "a@example.com", lang: "en" }, "203.0.113.1")).status).toBe(
      200,
    );
    expect(await listEnquiries()).toHaveLength(4);
  });

  it("stores no address of a client", async () => {
    await postJson("/api/contact", contact, { "x-forwarded-for": "203.0.113.77" });
    const { Database } = { Database: (await import("libsql")).default };
    const rows = new Database(join(site.env.dataDir, "enquiries.db"))
      .prepare("select client from rate_hits")
      .all([]);
    expect(JSON.stringify(rows)).toMatch(/^\[\{"client":"[\w-]{43}"\}\]$/);
  });

  it("shows a plain form's visitor the form again with everything typed", async () => {
    for (let count = 0; count < 3; count += 1)
      await postForm("/api/contact", { ...contact, message: `Number ${count}` });
    const refused = await postForm("/api/contact", contact);
    expect(refused.status).toBe(303);
    const { html } = await follow(refused);
    expect(html).toContain("Inténtalo de nuevo dentro de 10 minutos");
    expect(html).toContain("¿Hay sitio?");
  });
});

describe("a plain HTML form", () => {
  it("is answered with a page of thanks in the visitor's language", async () => {
    const response = await postForm("/api/contact", {
      ...contact,
      date: "",
      adults: "2",
      pickupKind: "",
      pickupPlace: "",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/api\/contact\?sent=PA-\w{5}&lang=es$/);
    const { page, html } = await follow(response);
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).toContain("¡Gracias por contactarnos!");
    expect(html).toMatch(/PA-\w{5}/);
    expect(html).toContain('href="/es/contacto"');
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("content-security-policy")).toMatch(/style-src 'sha256-/);
  });

  it("thanks in the words of the specification", async () => {
    expect((await follow(await postForm("/api/contact", { ...contact, lang: "en" }))).html).toContain(
      "Thanks for contacting us! We will response as soon as possible.",
    );
    expect(
      (await follow(await postForm("/api/subscribe", { email: "a@example.com", lang: "en" }))).html,
    ).toContain("Thanks for contacting!");
  });

  it("is shown again with errors and everything that was typed, escaped, and nothing of it in the address", async () => {
    const typed = {
      ...contact,
      email: "ana",
      message: "x </textarea><script>alert(1)</script>",
      pickupPlace: `"Hotel" & 'Sol'`,
      lang: "it",
    };
    const response = await postForm("/api/contact", typed);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/api\/contact\?draft=[\w-]{32}&lang=it$/);
    const { html } = await follow(response);
    expect(html).toContain("C&#39;è un problema");
    expect(html).toContain('aria-invalid="true" aria-describedby="email-fault"');
    expect(html).toContain('<a href="#email">Email: un indirizzo è fatto così');
    expect(html).toContain("x &lt;/textarea&gt;&lt;script&gt;");
    expect(html).toContain('value="&quot;Hotel&quot; &amp; &#39;Sol&#39;"');
    expect(html).not.toContain("<script");
  });

  it("becomes one enquiry when it is sent twice", async () => {
    const [first, second] = [
      await postForm("/api/contact", contact),
      await postForm("/api/contact", contact),
    ];
    expect(first.headers.get("location")).toBe(second.headers.get("location"));
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("can be repaired and sent from the page that shows the errors", async () => {
    const { html } = await follow(await postForm("/api/registration", { ...registration, github: "" }));
    const hidden = Object.fromEntries(
      [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    const repaired = await postForm("/api/registration", { ...registration, ...hidden });
    expect(repaired.headers.get("location")).toMatch(/\?sent=PA-/);
    expect(Object.keys(await readMails(site.env.dataDir)).sort()).toEqual([
      "owner-registration",
      "visitor-registration",
    ]);
  });

  it.each(["en", "es", "it"] as const)(
    "asks for access in the same words as the browser's form (%s)",
    async (lang) => {
      const words = loadMessages(lang)["registration"] as Record<string, string>;
      const { html } = await follow(await postForm("/api/registration", { ...registration, lang, name: "" }));
      const labels = [...html.matchAll(/<label for="(\w+)"\s*>([^<]*)</g)].map(
        ([, name = "", label = ""]) => [name, label.replaceAll("&#39;", "'")],
      );
      const expected = ["name", "email", "github", "message"].map((name) => [name, words[name]]);
      expect(labels.filter(([name]) => name !== "website")).toEqual(expected);
      expect(html.replaceAll("&#39;", "'")).toContain(`<button>${words["submit"]}</button>`);
      expect(html).toContain(`<a href="#name">${words["name"]}: `);
    },
  );

  it("says so when its text is no longer kept", async () => {
    const page = await fetch(`${site.url}/api/contact?draft=unknown&lang=es`);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining("ya no se conserva") as string,
    ]);
  });

  it("repeats nothing from the address", async () => {
    const html = await (await fetch(`${site.url}/api/contact?sent=<b>PA&lang=en`)).text();
    expect(html).not.toContain("<b>");
    expect(html).not.toContain("Your reference");
  });

  it("from another website is refused", async () => {
    expect(
      (await postForm("/api/contact", contact, { origin: "https://evil.example", accept: "text/html" }))
        .status,
    ).toBe(403);
    expect(await listEnquiries()).toEqual([]);
  });
});

describe("when the store fails", () => {
  it("a script gets a code and a plain form gets its text back; nothing is confirmed", async () => {
    const store = await site.store();
    await store.close();
    expect(await read(await postJson("/api/contact", contact))).toEqual({
      status: 500,
      body: { code: "server-error" },
    });
    const page = await postForm("/api/contact", contact);
    const html = await page.text();
    expect([page.status, html.includes("¿Hay sitio?"), html.includes("wa.me")]).toEqual([500, true, true]);
    expect(readLog()).not.toMatch(/ana@example|sitio/);
    expect(readdirSync(site.env.dataDir)).not.toContain("mail");
  });
});
