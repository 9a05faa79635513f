import base from "./playwright.config";

// These tools show the real site.
process.env["E2E_CONTENT"] ??= "content";

/**
 * Not tests: `npm run screenshots` goes through every screen of the built site and takes its picture, `npm run guide-pictures` takes the pictures
 * of the staff's guides.
 */
export default {
  ...base,
  reporter: [["line"]] as ["line"][],
  retries: 0,
  projects: [
    { name: "screens", testDir: "e2e/screenshots", testMatch: "*.shots.ts" },
    { name: "guides", testDir: "e2e/guides", testMatch: "*.shots.ts", workers: 1 },
  ],
};
