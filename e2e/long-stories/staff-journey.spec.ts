import { openOneMachine } from "../support/one-machine-agency";
import { STAFF_STORY, type Story } from "../support/staff-story";
import { test } from "../support/staff-test";

// The story of an agency on one machine, by `npm start` with a mail server: each test goes on where the one before has ended.
test.describe.configure({ mode: "serial", timeout: 240_000 });

let story: Story;
test.beforeAll(async ({ site, launchOptions }) => {
  story = { agency: await openOneMachine(site, launchOptions) };
});
test.afterAll(() => story.agency.stop());

for (const [title, expectChapter] of STAFF_STORY) test(title, () => expectChapter(story));
