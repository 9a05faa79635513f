import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test, type Page, type Response } from "@playwright/test";

import { findViolations } from "./support/axe";
import { getPart, getRow, openEnquiry, sendEnquiry, type TestGuest } from "./support/inbox";
import { keepPicture } from "./support/keep-picture";
import { findOverflow } from "./support/overflow";
import { signInAsNewOwner } from "./support/sign-in";
import { inventEmail } from "./support/visitor";

const KB = 1000;
/** What the room loads (gzip): React, frame and parts 71, the room itself 28. */
const ROOM_SCRIPTS_MAX = 100 * KB;
/** Enough for a thumb. */
const TOUCH_TARGET = 44;

function inventGuest(facts: Partial<TestGuest> = {}): TestGuest {
  const words = { message: "Buongiorno, viaggiamo con una nonna.", phone: "+39 333 123 4567" };
  return {
    lang: "it",
    name: "Carla",
    lastname: `Rossi ${randomUUID().slice(0, 8)}`,
    email: inventEmail(),
    ...words,
    ...facts,
  };
}

const CHOICE = {
  service: "saona-island",
  collection: "excursions",
  port: "bayahibe",
  adults: 2,
  children: 1,
};

/** Lists what is lower than a thumb needs, but links within a sentence. */
const findSmallTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll(
      "main a, main button, main select, main input, main textarea, main summary",
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isLow = width > 1 && height > 1 && height < least - 0.5;
      return isLow ? [`${control.localName} ${control.textContent.slice(0, 40)} ${height}`] : [];
    });
  }, TOUCH_TARGET);

async function check(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
    await keepPicture(page, `${name}-${colorScheme}`);
  }
  expect(await findOverflow(page), name).toEqual([]);
  expect(await findSmallTargets(page), name).toEqual([]);
}

for (const [width, locale] of [
  [360, "es"],
  [768, "it"],
  [1280, "en"],
] as const)
  test(`every view at ${width} px in ${locale}: nothing wider than the screen, targets for a thumb, no violation in light and dark`, async ({
    page,
    baseURL,
  }) => {
    const words = {
      en: {
        search: "Search",
        ready: "Ready-made answers",
        quote: "Make a quote",
        work: "Work out the lines",
        figures: "Figures",
        week: "By week",
      },
      es: {
        search: "Buscar",
        ready: "Respuestas preparadas",
        quote: "Hacer un presupuesto",
        work: "Calcular las líneas",
        figures: "Cifras",
        week: "Por semana",
      },
      it: {
        search: "Cerca",
        ready: "Risposte pronte",
        quote: "Fai un preventivo",
        work: "Calcola le righe",
        figures: "Numeri",
        week: "Per settimana",
      },
    }[locale];
    const guest = inventGuest();
    const reference = await sendEnquiry(String(baseURL), guest, CHOICE);
    await signInAsNewOwner(page, String(baseURL), locale);
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/admin/enquiries");
    await page.getByRole("searchbox", { name: words.search }).fill(guest.lastname);
    await expect(page.locator('[id^="row-"]')).toHaveCount(1);
    await check(page, `list-${width}`);
    await getRow(page, reference).click();
    await expect(page.getByRole("heading", { name: `${guest.name} ${guest.lastname}` })).toBeFocused();
    await page.getByText(words.ready).click();
    await expect(page.getByRole("searchbox").last()).toBeVisible();
    await page.getByRole("button", { name: words.quote }).click();
    await page.getByRole("button", { name: words.work }).click();
    await expect(page.locator("output")).toContainText("195");
    await check(page, `enquiry-${width}`);
    await page.goBack();
    await expect(getRow(page, reference)).toBeFocused();
    await page.goto("/admin/enquiries#figures");
    await expect(page.getByRole("heading", { name: words.week })).toBeVisible();
    await check(page, `figures-${width}`);
  });

test("the total of a quote at the lower edge hides no button that has the focus", async ({
  page,
  baseURL,
}) => {
  const guest = inventGuest();
  const reference = await sendEnquiry(String(baseURL), guest, CHOICE);
  await signInAsNewOwner(page, String(baseURL));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  await page.getByRole("button", { name: "Make a quote" }).click();
  const add = page.getByRole("button", { name: "Add a line" });
  await page
    .getByRole("button", { name: "Work out the lines" })
    .evaluate((button) => button.focus({ preventScroll: true }));
  // In the window, where the total is.
  await add.evaluate((button) =>
    window.scrollBy({
      top: button.getBoundingClientRect().bottom + 20 - window.innerHeight,
      behavior: "instant",
    }),
  );
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  const isUncovered = await add.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
});

test("a preview shows the mail with its colours, and runs nothing", async ({ page, baseURL }) => {
  const guest = inventGuest();
  const reference = await sendEnquiry(String(baseURL), guest, CHOICE);
  await signInAsNewOwner(page, String(baseURL));
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  await page.getByLabel("Answer in Italiano").fill("Certo! <script>alert(1)</script>");
  await getPart(page, "Answer").getByRole("button", { name: "Preview" }).click();
  const mail = page.frameLocator("iframe").locator("body");
  await expect(mail).toContainText("Certo! <script>alert(1)</script>");
  await expect(mail).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("what is typed survives a lost connection and a reload, and is sent", async ({
  page,
  context,
  baseURL,
}) => {
  const guest = inventGuest();
  const reference = await sendEnquiry(String(baseURL), guest);
  await signInAsNewOwner(page, String(baseURL));
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  const field = page.getByLabel("Answer in Italiano");
  await context.setOffline(true);
  await field.fill("Gentile Carla");
  await expect(page.getByText("No connection: your text is kept in this window.")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(field).toHaveValue("Gentile Carla");
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/staff/enquiry?reference=${reference}`);
      return ((await response.json()) as { draft: string }).draft;
    })
    .toBe("Gentile Carla");
  await getPart(page, "Answer").getByRole("button", { name: "Send by mail" }).click();
  await expect(getPart(page, "Timeline")).toContainText("answered by mail");
  await expect(field).toHaveValue("");
});

test("the room loads its own script and what all pages of staff share; the other pages do not load it", async ({
  page,
  baseURL,
}) => {
  await signInAsNewOwner(page, String(baseURL));
  const load = async (path: string) => {
    const sizes: Promise<[path: string, bytes: number]>[] = [];
    const measure = async (response: Response): Promise<[string, number]> => {
      const body = await response.body();
      return [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length];
    };
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) sizes.push(measure(response));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    page.removeAllListeners("response");
    return new Map(await Promise.all(sizes));
  };
  const room = await load("/admin/enquiries");
  const bytes = [...room.values()].reduce((sum, size) => sum + size, 0);
  console.log(`/admin/enquiries loads ${bytes} bytes of scripts (gzip -9): ${JSON.stringify([...room])}`);
  expect(bytes).toBeLessThan(ROOM_SCRIPTS_MAX);
  const me = await load("/admin/me");
  expect([...room.keys()].filter((path) => path.includes("/enquiries-"))).toHaveLength(1);
  expect([...me.keys()].filter((path) => path.includes("/enquiries-"))).toEqual([]);
});
