import { LOCALE_CODES } from "../src/domain/config/locales";
import { getOffer, OFFERS } from "./support/fixture";
import { expect, test } from "./support/test";

// The built functions with this site's documents; what each query means is tested in src/server/content-api.

interface Document {
  title: string;
  slug: string;
  path: string;
  url: string;
  body: string;
}

test("every document is found at its own path, its page at its address; wrong queries are refused", async ({
  request,
}) => {
  for (const locale of LOCALE_CODES) {
    const list = await request.post(`/api/content/${locale}`, {
      data: { deep: true, only: ["path", "url"] },
    });
    const documents = (await list.json()) as Document[];
    const paths = OFFERS.filter((offer) => offer.locale === locale).map(({ path }) => path);
    expect(documents.map(({ url }) => new URL(url, "http://site.example").pathname)).toEqual(
      expect.arrayContaining(paths),
    );
    expect(list.headers()["x-total-count"]).toBe(String(documents.length));
    for (const { path, url } of documents) {
      const one = await request.post(`/api/content${path}`, { data: {} });
      expect(await one.json()).toMatchObject({ path, url, extension: ".md" });
    }
  }
  const { key, title, collection } = getOffer("coral-key", "en");
  const found = await request.post(`/api/content/en/${collection}`, { data: { search: title.slice(0, -1) } });
  expect(((await found.json()) as Document[])[0]).toMatchObject({ slug: key, title });

  const refused = await request.post("/api/content/en/excursions", { data: { where: { $where: "true" } } });
  expect([refused.status(), await refused.json()]).toEqual([422, { code: "invalid", key: "$where" }]);
  const unknown = await request.post("/api/content/en/excursions/odin", { data: {} });
  expect([unknown.status(), await unknown.json()]).toEqual([
    404,
    { code: "not-found", message: "/en/excursions/odin not found" },
  ]);
  const read = await request.get("/api/content/en/excursions");
  expect([read.status(), read.headers()["allow"]]).toEqual([405, "POST, OPTIONS"]);
});
