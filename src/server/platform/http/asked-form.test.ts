/** @jest-environment node */
import { findRunningDay, setUpTestSite } from "../../../testing/set-up-test-site";

const testSite = setUpTestSite();
const CORAL_KEY = { service: "coral-key", collection: "excursions" } as const;

describe("an offer's plain form", () => {
  const getPage = async (search: string) => {
    const response = await testSite.get(`/api/contact?${search}`);
    return { response, html: await response.text() };
  };
  const ask = "service=coral-key&collection=excursions&lang=it";

  it("leads to the contact form with all of it filled in, in its language", async () => {
    const date = findRunningDay(CORAL_KEY);
    const chosen = `port=punta-cana&date=${date}&adults=3&children=1&small=0&pickup=hotel&place=Sol+%26+%22Mar%22`;
    const { response, html } = await getPage(`${ask}&${chosen}&aboard=`);
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="it"');
    expect(html).toContain("Il tuo messaggio riguarda: ");
    expect(html).toContain(`value="${date}"`);
    expect(html).toMatch(/name="adults"[^>]* value="3"/);
    expect(html).toMatch(/<option value="punta-cana"\s+selected/);
    expect(html).toMatch(/<option value="hotel"\s+selected/);
    expect(html).toContain('value="Sol &amp; &quot;Mar&quot;"');
    expect(html).toContain('type="hidden" name="service" value="coral-key"');
    expect(html).not.toContain('role="alert"');
  });

  it.each([
    ["en", "port=bayahibe", "Hotel or ship"],
    ["en", "port=la-romana-cruises", "Name of the ship"],
    ["es", "port=la-romana-cruises", "Nombre del barco"],
    ["it", "port=la-romana-cruises", "Nome della nave"],
    ["en", "port=la-romana-cruises&pickup=airport", "Airport and flight number"],
  ])("asks for the place by its name (%s, %s): %s", async (lang, chosen, label) => {
    const { html } = await getPage(`service=coral-key&collection=excursions&lang=${lang}&${chosen}`);
    expect(html).toMatch(new RegExp(`<label for="pickupPlace"\\s*>${label} `));
  });

  it("offers the days of an offer that does not run every day", async () => {
    const { html } = await getPage("service=river-cave&collection=excursions&lang=es");
    const days = /<select id="date"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    expect(days.match(/<option value="\d/g)?.length).toBeGreaterThan(5);
    expect(days).toMatch(/>\s*(martes|jueves|sábado), \d/);
    expect(days).not.toMatch(/>\s*(lunes|miércoles|viernes|domingo),/);
  });

  it.each([
    ["an offer that is no key", "service=../../etc/passwd&collection=excursions", "/contact"],
    ["an unknown collection", "service=coral-key&collection=secrets&lang=es", "/es/contacto"],
  ])("leads to the empty form for %s", async (_, search, path) => {
    const { response } = await getPage(search);
    expect([response.status, response.headers.get("location")]).toEqual([303, path]);
  });

  it.each([
    ["en", "Adults: at least 1.", "Date: this day can no longer be chosen."],
    ["es", "Adultos: como mínimo 1.", "Fecha: ese día ya no se puede elegir."],
    ["it", "Adulti: almeno 1.", "Data: quel giorno non si può più scegliere."],
  ])("says what is wrong with no adults and a day that is over (%s)", async (lang, adults, day) => {
    const asked = `service=coral-key&collection=excursions&lang=${lang}&port=punta-cana&adults=0&date=2020-01-01`;
    const { html } = await getPage(asked);
    expect(html).toContain(`id="adults-fault">${adults}<`);
    expect(html).toMatch(/name="adults"[^>]* value="0"/);
    expect(html).toContain(`id="date-fault">${day}<`);
    const values = {
      name: "Ana",
      email: "ana@example.com",
      message: "?",
      lang,
      adults: "0",
      date: "2020-01-01",
    };
    const { html: posted } = await testSite.follow(await testSite.postForm("/api/contact", values));
    expect(posted).toContain(`id="adults-fault">${adults}<`);
  });

  it("repeats nothing of an address unescaped", async () => {
    const { html } = await getPage(`${ask}&pickup=hotel&place=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(html).not.toContain("<script>alert");
  });
});
