/** @jest-environment node */
import { captureLog } from "../testing/capture-log";
import { checkDatabase } from "./check-database";

it("names the database that does not answer at the start in the log, without its password", async () => {
  const readLog = captureLog();
  const databaseUrl = "postgres://agency:hidden@127.0.0.1:9/enquiries";
  process.env = { ...process.env, DATABASE_URL: databaseUrl, SECRET: "s".repeat(40) };
  await checkDatabase({ databaseUrl });
  expect(readLog()).toContain(
    '"event":"database-not-available","host":"127.0.0.1:9","database":"enquiries","user":"agency","code":"ECONNREFUSED"',
  );
  expect(readLog()).not.toContain("hidden");
});
