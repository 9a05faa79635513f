import base from "./playwright.config";

/** Not tests: `npm run screenshots` goes through every screen of the built site and takes its picture. */
export default {
  ...base,
  testDir: "e2e/screenshots",
  testMatch: "*.shots.ts",
  reporter: [["line"]] as ["line"][],
};
