import { PUBLISHED_LETTERS } from "./published-letters";

/** What the build writes of letters for the server. */
module.exports = PUBLISHED_LETTERS;
