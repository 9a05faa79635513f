import base from "./playwright.config";

// The pictures show the real site.
process.env["E2E_CONTENT"] ??= "content";

/** Not tests: `npm run guide-pictures` takes the pictures of the staff's guides. */
export default {
  ...base,
  reporter: [["line"]] as ["line"][],
  retries: 0,
  projects: [{ name: "guides", testDir: "e2e/guides", testMatch: "*.shots.ts", workers: 1 }],
};
