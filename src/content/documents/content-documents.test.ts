/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { SERVER_SETTINGS } from "../server-settings";
import { createOfferFiles } from "../../testing/create-offer";
import { loadContent } from "../../testing/load-content";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { listContentDocuments } from "./content-documents";
import { readContentFiles } from "../site-content";

const FACTS = "content/excursions/saona-island/offer.yml";
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(time: number): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: `@${time} +0000`, GIT_AUTHOR_DATE: `@${time} +0000` };
  for (const args of [
    ["add", "--all"],
    ["-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "Change"],
  ])
    execFileSync("git", args, { cwd: root, env, stdio: "ignore" });
}

const writeOffer = (...parameters: Parameters<typeof createOfferFiles>) => {
  for (const [file, text] of createOfferFiles(...parameters)) write(`content/${file}`, text);
};

const list = async () => listContentDocuments(root, await readContentFiles(root));

beforeEach(() => {
  root = makeTemporaryFolder();
  execFileSync("git", ["init", "--quiet"], { cwd: root, stdio: "ignore" });
  for (const name of Object.values(SERVER_SETTINGS))
    write(`content/${name}.json`, JSON.stringify(loadContent(name)));
});

describe("the documents of the content API", () => {
  it("hold an offer's fields, where it is, and its description as HTML and as markdown", async () => {
    writeOffer({ duration_hours: 9 }, { body: "A **day**.\n\n<script>alert(1)</script>" });
    const { en } = await list();
    expect(en).toMatchObject([
      {
        ...{ title: "Saona Island", duration_hours: 9, key: "saona-island", slug: "saona-island" },
        ...{ dir: "/en/excursions", path: "/en/excursions/saona-island", url: "/excursions/saona-island" },
        body: "<p>A <strong>day</strong>.</p>\n<p>&#x3C;script>alert(1)&#x3C;/script></p>",
        text: "A **day**.\n\n<script>alert(1)</script>",
      },
    ]);
  });

  it("are those that the site shows at the moment", async () => {
    const dates = { publish_from: "2026-12-01T08:00", publish_until: "2026-12-24T18:00" };
    writeOffer(dates);
    const count = async (now: string) =>
      (await listContentDocuments(root, await readContentFiles(root), Date.parse(now))).en.length;
    expect(await count("2026-12-01T11:59:00Z")).toBe(0);
    expect(await count("2026-12-01T12:00:00Z")).toBe(1);
    expect(await count("2026-12-24T22:00:00Z")).toBe(0);
    writeOffer({ ...dates, sale: "hidden" });
    expect(await count("2026-12-01T12:00:00Z")).toBe(0);
  });

  it("say that an offer is paused and why, and on which days it is sold out, and have no price then", async () => {
    const prices = [{ port: "bayahibe", adult: 75 }];
    const change = { sale: "paused", pause_note: "Back in May.", closed_days: ["2026-12-24"], prices };
    writeOffer(change);
    expect((await list()).en).toMatchObject([{ ...change, prices: [] }]);
  });

  it("have no prices while the agency shows none", async () => {
    const prices = [{ port: "bayahibe", adult: 7531 }];
    writeOffer({ prices }, { locales: ["en", "es"] });
    const settings = loadContent("settings/site");
    const [open, closed] = [{ pricesOn: true }, { pricesOn: false }];
    const site = { ...settings, en: { ...settings.en, ...open }, es: { ...settings.es, ...closed } };
    write("content/settings/site.json", JSON.stringify(site));
    const { en, es } = await list();
    expect([en[0]?.["prices"], es[0]?.["prices"]]).toEqual([[{ ...prices[0], currency: "USD" }], []]);
    // Longer than what times of files could hold by chance: `"updatedAt":"2026-11-22T02:58:01.975Z"` has a 75.
    expect(JSON.stringify(es)).not.toContain("7531");
  });

  it("stand as the website lists them", async () => {
    writeOffer({ url_slug: "zip-line", order: 1 }, { collection: "activities", key: "zip-line" });
    writeOffer({ url_slug: "late", order: 90 }, { key: "late" });
    writeOffer({ url_slug: "b", title: "B" }, { key: "b" });
    writeOffer({ url_slug: "a", title: "A", order: 100 }, { key: "a" });
    expect((await list()).en.map(({ slug }) => slug)).toEqual(["late", "a", "b", "zip-line"]);
  });

  it("say when they were first and last committed, and when a file was changed that is not committed as it is", async () => {
    writeOffer();
    commit(1_700_000_000);
    writeOffer({ duration_hours: 9 });
    commit(1_750_000_000);
    const createdAt = "2023-11-14T22:13:20.000Z";
    expect((await list()).en).toMatchObject([{ createdAt, updatedAt: "2025-06-15T15:06:40.000Z" }]);
    writeOffer({ duration_hours: 10 });
    utimesSync(join(root, FACTS), 1_760_000_000, 1_760_000_000);
    expect((await list()).en).toMatchObject([{ createdAt, updatedAt: "2025-10-09T08:53:20.000Z" }]);
  });

  it("say how many reviews an offer has in all languages, and their average", async () => {
    const files = await readContentFiles("e2e");
    const review = {
      offer: "night-reef",
      date: "2027-01-22",
      name: "Ana",
      country: "ES",
      text: "Agua clara.",
    };
    files.set("content/reviews/r1.json", JSON.stringify({ ...review, language: "es", stars: 4 }));
    files.set("content/reviews/r2.json", JSON.stringify({ ...review, language: "en", stars: 1 }));
    files.set("content/reviews/r3.json", JSON.stringify({ ...review, language: "en", stars: 9 }));
    const { en } = await listContentDocuments("e2e", files);
    const ratings = new Map(en.map(({ key, rating }) => [key, rating]));
    expect(ratings.get("night-reef")).toEqual({ count: 2, average: 2.5 });
    expect(ratings.get("river-cave")).toEqual({ count: 0, average: 0 });
  });
});
