import { replaceSavedEntry } from "./replace-saved-entry";

it("replaces the entry with which Decap goes on after a preSave event", () => {
  const event = { entry: "before" };
  replaceSavedEntry(event, "after");
  expect(event.entry).toBe("after");
});
