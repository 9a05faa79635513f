import { fakeFetch } from "../../testing/fake-fetch";
import { NotSignedInError, describeStartError, loadEntries } from "./site-data";

it.each([
  [404, "es", /^No se pudo abrir el editor: esta web se instaló sin su editor/],
  [500, "en", /^The editor could not be opened: check the connection, then load the page again\.$/],
] as const)("an editor that is answered %d says in %s what to do", async (status, staff, text) => {
  fakeFetch({ status, json: {} });
  const error: unknown = await loadEntries().catch((reason: unknown) => reason);
  expect(describeStartError(error, staff)).toMatch(text);
});

it("staff without a session are not told that the website has no repository", async () => {
  fakeFetch({ status: 401, json: { code: "unauthorized" } });
  await expect(loadEntries()).rejects.toThrow(NotSignedInError);
});
