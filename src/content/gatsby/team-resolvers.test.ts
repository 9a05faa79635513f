/** @jest-environment node */
import { TEAM_RESOLVERS } from "./create-resolvers";

test.each([
  ["en", "Spanish, English, and Italian"],
  ["es", "español, inglés e italiano"],
  ["it", "spagnolo, inglese e italiano"],
] as const)("the languages of a member of the team are words in %s", (locale, words) => {
  expect(TEAM_RESOLVERS.speaks.resolve({ locale, languages: ["es", "en", "it"] })).toBe(words);
});
