/** @jest-environment node */
import { readFileSync } from "node:fs";

import { createMessageTypes, MESSAGE_TYPES } from "./write-message-types";

it("the types of the sentences are up to date (npm run build writes them)", () => {
  expect(readFileSync(MESSAGE_TYPES, "utf8")).toBe(createMessageTypes());
});
