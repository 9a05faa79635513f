/** @jest-environment node */
import { describeStartError } from "./describe-start-error";
import { loadEntries } from "../site-data";

const start = async (status: number, staff: "en" | "es") => {
  global.fetch = jest.fn().mockResolvedValue({ ok: false, status });
  return describeStartError(await loadEntries("local").catch((error: unknown) => error), staff);
};

describe("an editor that cannot be started", () => {
  it.each([404, 403])("says in Spanish that this server edits nothing when it answers %d", async (status) => {
    expect(await start(status, "es")).toMatch(/^No se pudo abrir el editor: esta web no está conectada/);
  });

  it("says what else the server has answered", async () => {
    expect(await start(500, "en")).toBe(
      "The editor could not be opened: Error: /api/local-cms/entries answered 500. Expected 200.",
    );
  });
});
