import { PUBLISHED_LETTERS } from "./published-letters";

module.exports = PUBLISHED_LETTERS;
