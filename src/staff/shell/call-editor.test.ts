import { fakeFetch } from "../../testing/fake-fetch";
import { callEditor } from "./call-editor";

const theirs = { path: "content/a.md", text: "theirs", version: "2", at: null, by: "Ana" };

it.each([
  [
    { status: 409, json: { files: [theirs] } },
    { code: "conflict", files: [theirs] },
  ],
  [{ status: 409, json: { files: [] } }, { code: "server-error" }],
  [{ status: 401, json: {} }, { code: "unauthorized" }],
  [{ status: 422, json: { problems: [] } }, { code: "invalid" }],
  [
    { status: 502, text: "<html>Bad gateway</html>" },
    { code: "server-error", status: 502 },
  ],
  [{ status: 200, text: '{"versions": ' }, { code: "offline" }],
  ["offline" as const, { code: "offline", status: 0 }],
])("every outcome of a call is a result: %j is %j", async (reply, refusal) => {
  fakeFetch(reply);
  await expect(callEditor("persistEntry", {})).resolves.toMatchObject({ ok: false, ...refusal });
});
