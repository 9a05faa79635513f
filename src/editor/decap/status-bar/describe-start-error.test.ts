/** @jest-environment node */
import { describeStartError } from "./describe-start-error";
import { loadEntries } from "../site-data";

const start = async (status: number, staff: "en" | "es") => {
  global.fetch = jest.fn().mockResolvedValue({ ok: false, status });
  return describeStartError(await loadEntries().catch((error: unknown) => error), staff);
};

describe("an editor that cannot be started", () => {
  it("says in Spanish that this server edits nothing when it answers 404", async () => {
    expect(await start(404, "es")).toMatch(/^No se pudo abrir el editor: esta web se instaló sin su editor/);
  });

  it("says what to do, and no codes, whatever else the server has answered", async () => {
    expect(await start(500, "en")).toBe(
      "The editor could not be opened: check the connection, then load the page again.",
    );
  });
});
