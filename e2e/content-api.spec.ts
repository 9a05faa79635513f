import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "@playwright/test";

// The functions as Gatsby compiles them, with the documents of this site; what each query means is tested in src/server/content-query.

interface Document {
  title: string;
  slug: string;
  path: string;
  url: string;
  body: string;
  prices: { adult: number }[];
}

test("the offers of a collection can be queried", async ({ request }) => {
  const response = await request.post("/api/content/es/excursions", {
    data: { where: { category_tags: { $contains: "sea" } }, sortBy: ["title:asc"], without: ["places"] },
  });
  expect(response.status()).toBe(200);
  const documents = (await response.json()) as Document[];
  expect(documents.length).toBeGreaterThan(1);
  expect(documents.map(({ title }) => title)).toEqual(documents.map(({ title }) => title).sort());
  expect(documents[0]).not.toHaveProperty("places");
});

test("every document is found at its own path, and its page where it says", async ({ request }) => {
  for (const locale of ["en", "es", "it"]) {
    const list = await request.post(`/api/content/${locale}`, {
      data: { deep: true, only: ["path", "url"] },
    });
    const documents = (await list.json()) as Document[];
    expect(documents.length).toBeGreaterThan(20);
    expect(list.headers()["x-total-count"]).toBe(String(documents.length));
    for (const { path, url } of documents) {
      const one = await request.post(`/api/content${path}`, { data: {} });
      expect(await one.json()).toMatchObject({ path, url, extension: ".md" });
      expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(200);
    }
  }
});

test("a search forgives a wrong letter, and $regex looks through the texts", async ({ request }) => {
  const ask = async (data: object) =>
    (await (await request.post("/api/content/en/excursions", { data })).json()) as Document[];
  expect((await ask({ search: "saoma" }))[0]?.slug).toBe("saona-island");
  const [found] = await ask({ where: { title: { $regex: ["^saona", "i"] } } });
  expect(found?.body).toMatch(/^<p>.+<\/p>\n/s);
});

test("an invalid query is refused with the wrong key", async ({ request }) => {
  const refused = await request.post("/api/content/en/excursions", { data: { where: { $where: "true" } } });
  expect([refused.status(), await refused.json()]).toEqual([422, { code: "invalid", key: "$where" }]);
  const unknown = await request.post("/api/content/en/excursions/odin", { data: {} });
  expect([unknown.status(), await unknown.json()]).toEqual([
    404,
    { code: "not-found", message: "/en/excursions/odin not found" },
  ]);
  const read = await request.get("/api/content/en/excursions");
  expect([read.status(), read.headers()["allow"]]).toEqual([405, "POST, OPTIONS"]);
  expect((await request.post("/api/content/en/%ff", { data: {} })).status()).toBe(404);
});

test("a page of another website may query", async ({ page, baseURL }) => {
  // It is on this machine, too: a page from outside would need the visitor's leave to ask it.
  const other = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<link rel='icon' href='data:,'><p>Elsewhere</p>");
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const title = await page.evaluate(async (site) => {
    const response = await fetch(`${site}/api/content/en/excursions/saona-island`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ only: "title" }),
    });
    return ((await response.json()) as { title: string }).title;
  }, String(baseURL));
  expect(title).toContain("Saona");
  other.closeAllConnections();
  other.close();
});
