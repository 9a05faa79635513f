import { test } from "@playwright/test";

import { openHosted } from "../support/agency";
import { OLGA, STAFF_STORY, type Story } from "../support/staff-story";

// The same story where people are kept in PostgreSQL and texts at GitHub; in `npm run prove` behind Caddy with https.
test.describe.configure({ mode: "serial", timeout: 240_000 });

let story: Story;
test.beforeAll(async ({ launchOptions }) => {
  story = { agency: await openHosted(OLGA.email, launchOptions, process.env.E2E_PROXY === "caddy") };
});
test.afterAll(() => story.agency.stop());

for (const [title, expectChapter] of STAFF_STORY) test(title, () => expectChapter(story));
