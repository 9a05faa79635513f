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
    ["asks for small children where they may come along", ask, 0, true],
    ["asks for none where they may not", "service=river-cave&collection=excursions&lang=en", 0, false],
    ["loses nobody who was named", "service=river-cave&collection=excursions&lang=en", 1, true],
  ])("%s", async (_, search, small, isAsked) => {
    const { html } = await getPage(`${search}&adults=2&children=1&small=${small}`);
    expect(html).toMatch(/name="children"[^>]* value="1"/);
    expect(html.includes('name="smallChildren"')).toBe(isAsked);
  });

  it("asks who is met where ships call for the ship's times, and not for hotel or ship", async () => {
    const { html } = await getPage(
      `${ask}&port=la-romana-cruises&pickup=&place=Aurora&docks=07:00&aboard=19:45`,
    );
    expect(html).not.toContain('name="pickupKind"');
    expect(html).toMatch(/name="pickupShipDocked"[^>]* value="07:00"/);
    expect(html).toMatch(/name="pickupShipAllAboard"[^>]* value="19:45"/);
    expect(html).toContain('value="Aurora"');
  });

  it.each([
    ["bayahibe", "unknown"],
    ["la-romana-cruises", "cruise"],
  ])("stores of who was to be met where ships call, and chooses %s: %s", async (port, kind) => {
    const { html } = await getPage(
      `${ask}&port=la-romana-cruises&date=${findRunningDay(CORAL_KEY)}&adults=2`,
    );
    const inputs = html.matchAll(/<input[^>]* name="(\w+)"[^>]* value="([^"]*)"/g);
    const typed = { name: "Ana", email: "ana@example.com", port, pickupPlace: "Hotel X" };
    const shown = [...inputs].map(([, name = "", value = ""]): [string, string] => [name, value]);
    const posted = await testSite.postForm("/api/contact", { ...Object.fromEntries(shown), ...typed });
    expect(posted.status).toBe(303);
    const [stored] = await (await testSite.store()).enquiries.list(1);
    expect(stored?.payload).toMatchObject({ port, pickup: { kind, place: "Hotel X" } });
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

  it("asks for the flight of an airport transfer, for no other place and no ship", async () => {
    const { html } = await getPage("service=airport-transfer&collection=services&lang=en");
    expect(html).toContain('type="hidden" name="pickupKind" value="airport"');
    expect(html).toMatch(/<label for="pickupPlace"\s*>Airport and flight number /);
    expect(html).not.toContain("pickupShip");
  });

  it("offers the airport for no other offer", async () => {
    const { html } = await getPage(ask);
    expect(html).toMatch(/<option value="cruise"/);
    expect(html).not.toContain('value="airport"');
  });

  it.each([
    ["en", "We use these details only to answer your enquiry"],
    ["es", "Usamos estos datos solo para responder"],
    ["it", "Usiamo questi dati solo per rispondere"],
  ])("says what the details are used for (%s)", async (lang, sentence) => {
    const { html } = await getPage(`service=coral-key&collection=excursions&lang=${lang}`);
    expect(html).toContain(sentence);
  });

  it("offers the days of an offer that does not run every day", async () => {
    const { html } = await getPage("service=river-cave&collection=excursions&lang=es");
    const days = /<select id="date"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    expect(days.match(/<option value="\d/g)?.length).toBeGreaterThan(5);
    expect(days).toMatch(/>\s*(martes|jueves|sábado), \d/);
    expect(days).not.toMatch(/>\s*(lunes|miércoles|viernes|domingo),/);
  });

  it("keeps a chosen day that is later than those that it offers", async () => {
    const day = findRunningDay({ service: "river-cave", collection: "excursions" }, 60);
    const { html } = await getPage(`service=river-cave&collection=excursions&lang=en&date=${day}`);
    expect(html).toMatch(new RegExp(`<option value="${day}"\\s+selected`));
  });

  it("marks a day that cannot be chosen at once", async () => {
    const { html } = await getPage(`${ask}&date=2020-01-01`);
    expect(html).toContain('<a href="#date">Data: quel giorno non si può più scegliere.</a>');
  });

  it.each([
    ["an offer that is no key", "service=../../etc/passwd&collection=excursions", "/contact"],
    ["an unknown collection", "service=coral-key&collection=secrets&lang=es", "/es/contacto"],
  ])("leads to the empty form for %s", async (_, search, path) => {
    const { response } = await getPage(search);
    expect([response.status, response.headers.get("location")]).toEqual([303, path]);
  });

  it("repeats nothing of an address unescaped", async () => {
    const { html } = await getPage(`${ask}&pickup=hotel&place=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(html).not.toContain("<script>alert");
  });
});
