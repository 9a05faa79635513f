/** @jest-environment node */
import { createContentFiles, createOfferFiles } from "../../testing/create-offer";
import { listEntries, listPricedEntries } from "./server-data";

const NOW = Date.parse("2026-12-01T12:00:00Z");
const FILES = createContentFiles(
  ...Object.entries({
    shown: { related: ["secret"] },
    paused: { sale: "paused" },
    secret: { sale: "hidden" },
    coming: { publish_from: "2026-12-01T08:01" },
    over: { publish_until: "2026-12-01T08:00" },
  }).map(([key, fields]) => createOfferFiles({ url_slug: key, ...fields }, { key })),
);

const getKeys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

it("tells anybody of the offers that the site shows, and nothing of the others", () => {
  const entries = listEntries(FILES, NOW);
  expect(getKeys(entries)).toEqual(["shown", "paused"]);
  expect(JSON.stringify(entries)).not.toContain("secret");
  expect(getKeys(listEntries(FILES, NOW + 60_000))).toEqual(["shown", "paused", "coming"]);
});

it("tells staff of all offers", () => {
  const entries = listPricedEntries(FILES);
  expect(getKeys(entries)).toEqual(["shown", "paused", "secret", "coming", "over"]);
  expect(entries[0]).toMatchObject({ related: ["secret"], cover: "../media/excursions/saona-island.jpg" });
});
