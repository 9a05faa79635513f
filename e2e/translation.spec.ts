import type { Page } from "@playwright/test";

import { getOfferedDay } from "./support/booking";
import { formatShortDay } from "../src/i18n/format";
import { getOffer } from "./support/fixture";
import { fillIn } from "./support/form";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventVisitor } from "./support/visitor";

const t = getTranslator("en");

/** Does what Chrome's translation does, and goes on doing it: each text stands in `<font><font>` in the place of React's own node. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest("font, script, style, noscript, svg"))
          continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        outer.append(inner);
        inner.append(text.data);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      ...{ childList: true, characterData: true, subtree: true },
    });
  });
}

test("a page that the browser translates goes on changing price and messages, from an offer to the receipt", async ({
  page,
}) => {
  const offer = getOffer("coral-key", "en");
  const port = "la-romana-cruises";
  const { adult = 0, child = 0 } = offer.prices.find((price) => price.port === port) ?? {};
  const sum = (dollars: number) => `= $${dollars.toLocaleString("en")}`;
  await open(page, offer.path);
  await translate(page);
  const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
  const press = (kind: "adults" | "children", which: "more" | "fewer") =>
    panel
      .getByRole("button", {
        name: t(`booking.form.${which}`, { what: t(`booking.form.${kind}`) }),
        exact: true,
      })
      .click();
  await panel.getByRole("radio", { name: t("booking.pickup.cruise"), exact: true }).click();
  await panel
    .getByRole("button", { name: formatShortDay(getOfferedDay(offer, port), "en"), exact: true })
    .click();
  await expect(panel).toContainText(sum(2 * adult));
  await press("children", "more");
  await expect(panel).toContainText(sum(2 * adult + child));
  await press("adults", "more");
  await expect(panel).toContainText(sum(3 * adult + child));
  await press("children", "fewer");
  await expect(panel).toContainText(sum(3 * adult));
  await expect(panel).not.toContainText(sum(3 * adult + child));
  const aboard = panel.getByLabel(t("booking.form.shipAllAboard"));
  await aboard.fill("18:25");
  await expect(panel).toContainText("2 h 45 min");
  await aboard.fill("18:55");
  await expect(panel).toContainText("3 h 15 min");
  await expect(panel).not.toContainText("2 h 45 min");

  await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
  const form = page.getByRole("main").locator("form");
  const visitor = inventVisitor();
  await fillIn(form, { [t("contact.email")]: "not an address" });
  await form.getByRole("button", { name: t("contact.submit") }).click();
  await expect(form).toContainText(t("form.errors.invalid-email", { label: t("contact.email") }));
  const fields = ["name", "lastname", "email", "phone"] as const;
  await fillIn(form, Object.fromEntries(fields.map((field) => [t(`contact.${field}`), visitor[field]])));
  await form.getByRole("button", { name: t("contact.submit") }).click();
  await expect(form.getByRole("status")).toContainText(/PA-/);
  await expect(form).not.toContainText(t("form.errors.invalid-email", { label: t("contact.email") }));

  await open(page, "/catalog");
  await translate(page);
  const status = page.getByRole("main").getByRole("status").first();
  await page.getByRole("searchbox").fill("transfer");
  await expect(status).toContainText(/\d/);
  const found = await status.innerText();
  await page.getByRole("searchbox").fill("");
  await expect(status).not.toHaveText(found);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
