/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { loadMessages } from "../../testing/load-messages";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { getNewsletter } from "./published";

const site = setUpTestSite();

const registration = {
  name: "Ana",
  email: "ana@example.com",
  language: "it",
  about: "I work here",
  lang: "it",
};

const PACKAGE = { service: "two-day-package", collection: "catalog" };

/** Gets the text that a page's chat begins with. */
function getChatText(html: string): string {
  const [, text = ""] = /wa\.me\/\d+\?text=([^"]*)/.exec(html) ?? [];
  return decodeURIComponent(text.replaceAll("&#39;", "'"));
}

describe("a plain HTML form", () => {
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

  it("thanks in the words of the specification", async () => {
    expect(
      (await site.follow(await site.postForm("/api/contact", { ...CONTACT, lang: "en" }))).html,
    ).toContain("Thanks for contacting us! We will response as soon as possible.");
    expect(
      (await site.follow(await site.postForm("/api/subscribe", { email: "a@example.com", lang: "en" }))).html,
    ).toContain("Thanks for contacting!");
  });

  it("says again what an address is used for when it is refused", async () => {
    const { html } = await site.follow(await site.postForm("/api/subscribe", { email: "ana", lang: "it" }));
    expect(html).toContain(`<small>${getNewsletter("it").consent.replace("'", "&#39;")}</small>`);
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

  it.each([
    ["a day on which it does not run", { ...PACKAGE, date: "2027-08-03" }, "3 de agosto de 2027"],
    ["a kind of pick-up that does not exist", { pickupKind: "bogus" }, ": bogus"],
    ["a day that is none", { ...PACKAGE, date: "28/11/2026" }, "28/11/2026"],
  ])("is shown again, and in the chat's text, with %s", async (_, wrong, text) => {
    const { page, html } = await site.follow(
      await site.postForm("/api/contact", { ...CONTACT, ...wrong, lang: "es" }),
    );
    expect(page.status).toBe(200);
    expect(getChatText(html)).toContain(text);
    expect(html).toContain("Lo que escribió se guarda aquí");
  });

  it.each([
    [
      "contact",
      { ...CONTACT, ...PACKAGE, date: "2027-08-03" },
      /^Hola, quisiera reservar: Paquete.* Idioma: Español\.\n/,
    ],
    [
      "contact",
      { ...CONTACT, email: "ana" },
      /^Hola, tengo una pregunta sobre sus excursiones\. Idioma: Español\.\n/,
    ],
    [
      "subscribe",
      { email: "ana" },
      /^Hola, quiero suscribirme al boletín\. Idioma: Español\.\nE-?mail|Correo/,
    ],
    ["registration", { ...registration, about: "" }, /^Hola, quisiera acceso al editor/],
  ])("begins the chat with what it is about: %s %#", async (form, typed, expected) => {
    const { html } = await site.follow(await site.postForm(`/api/${form}`, { ...typed, lang: "es" }));
    expect(getChatText(html)).toMatch(expected);
  });

  it("names the enquiry in the chat once it has arrived", async () => {
    const { html } = await site.follow(await site.postForm("/api/contact", { ...CONTACT, lang: "en" }));
    const [reference = ""] = /PA-\w{5}/.exec(html) ?? [];
    expect(getChatText(html)).toBe(`Hello, I am writing about my enquiry ${reference}. Language: English.`);
  });

  it("promises to keep nothing when nothing could be stored, and still says what it is about", async () => {
    jest.spyOn((await site.store()).enquiries, "accept").mockRejectedValue(new Error("disk full"));
    const response = await site.postForm("/api/contact", {
      ...CONTACT,
      service: PACKAGE.service,
      collection: PACKAGE.collection,
      lang: "en",
    });
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain("Something went wrong on our side");
    expect(html).toContain("Your message is about: Two-Day Package");
    expect(html).not.toContain("is kept here");
  });

  it("says how long a text may be", async () => {
    const typed = { ...CONTACT, message: "x".repeat(4001), lang: "es" };
    const { html } = await site.follow(await site.postForm("/api/contact", typed));
    expect(html).toContain("el texto es demasiado largo, como máximo 4000 caracteres.");
  });

  it("becomes one enquiry when it is sent twice", async () => {
    const [first, second] = [
      await site.postForm("/api/contact", CONTACT),
      await site.postForm("/api/contact", CONTACT),
    ];
    expect(first.headers.get("location")).toBe(second.headers.get("location"));
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(1);
  });

  it("can be repaired and sent from the page that shows the errors", async () => {
    const { html } = await site.follow(
      await site.postForm("/api/registration", { ...registration, about: "" }),
    );
    const hidden = Object.fromEntries(
      [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    const repaired = await site.postForm("/api/registration", { ...registration, ...hidden });
    expect(repaired.headers.get("location")).toBe("/api/registration?sent=yes&lang=it");
    expect(Object.keys(await readMails(site.env.dataDir))).toEqual(["owner-registration"]);
  });

  it.each(["en", "es", "it"] as const)(
    "asks for access in the same words as the browser's form (%s)",
    async (lang) => {
      const words = loadMessages(lang)["registration"] as Record<string, string>;
      const response = await site.postForm("/api/registration", { ...registration, lang, name: "" });
      const { html } = await site.follow(response);
      const labels = [...html.matchAll(/<label for="(\w+)"\s*>([^<]*)</g)].map(
        ([, name = "", label = ""]) => [name, label.replaceAll("&#39;", "'")],
      );
      const expected = ["name", "email", "language", "about"].map((name) => [name, words[name]]);
      expect(labels.filter(([name]) => name !== "topic_2")).toEqual(expected);
      expect(html.replaceAll("&#39;", "'")).toContain(`<button>${words["submit"]}</button>`);
      expect(html).toContain(`<a href="#name">${words["name"]}: `);
    },
  );

  it("says so when its text is no longer kept", async () => {
    const page = await fetch(`${site.url}/api/contact?draft=unknown&lang=es`);
    expect(page.headers.get("x-error-code")).toBe("not-found");
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining("ya no está disponible") as string,
    ]);
  });

  it("repeats nothing from the address", async () => {
    const html = await (await fetch(`${site.url}/api/contact?sent=<b>PA&lang=en`)).text();
    expect(html).not.toContain("<b>");
    expect(html).not.toContain("Your reference");
  });

  it("from another website is refused", async () => {
    expect(
      (await site.postForm("/api/contact", CONTACT, { origin: "https://evil.example", accept: "text/html" }))
        .status,
    ).toBe(403);
    expect(await (await site.store()).enquiries.list(100)).toEqual([]);
  });
});
