import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { getOffer } from "../support/fixture";
import { expect, test } from "../support/test";

test.use({ tolerated: /third party: http:\/\/127\.0\.0\.1/ });

test("a page of another website may query", async ({ page, baseURL }) => {
  // It is on this machine, too: a page from outside would need the visitor's leave to ask it.
  const other = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<link rel='icon' href='data:,'><p>Elsewhere</p>");
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const title = await page.evaluate(async (url) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ only: "title" }),
    });
    return ((await response.json()) as { title: string }).title;
  }, `${baseURL}/api/content/en/excursions/coral-key`);
  expect(title).toBe(getOffer("coral-key", "en").title);
  other.closeAllConnections();
  other.close();
});
