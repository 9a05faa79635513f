/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";

const site = setUpTestSite();

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

  it("becomes one enquiry when it is sent twice", async () => {
    const [first, second] = [
      await site.postForm("/api/contact", CONTACT),
      await site.postForm("/api/contact", CONTACT),
    ];
    expect(first.headers.get("location")).toBe(second.headers.get("location"));
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(1);
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
