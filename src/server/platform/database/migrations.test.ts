/** @jest-environment node */
import { sql, type Migration } from "kysely";

import { describeStores } from "../../../testing/describe-stores";
import { openStore } from "../../store";
import { getMigrations, migrate } from "./migrations";

describeStores("migrations", (bench) => {
  it("leave nothing behind when one of them fails", async () => {
    const { db, dialect } = bench.database;
    const run = (statement: string): Migration => ({
      async up(one) {
        await sql.raw(statement).execute(one);
      },
    });
    const migrations = { ...getMigrations(dialect), "0004-half": run("create table half (id text)") };
    await expect(migrate(db, { ...migrations, "0005-broken": run("no sql at all") })).rejects.toThrow();
    await migrate(db, migrations);
    await expect(migrate(db, getMigrations(dialect))).rejects.toThrow("0004-half");
  });

  it("of a newer version are refused with a sentence, and left as they are", async () => {
    const row = sql`insert into kysely_migration (name, timestamp) values ('0099-future', '1')`;
    await row.execute(bench.database.db);
    await expect(openStore(bench.settings)).rejects.toThrow(
      /^The database was changed by a newer version of the site \(0099-future\)\. Expected one that this version knows: .* Nothing was changed\.$/,
    );
  });

  it.each([
    ["a part of the present ones", sql`delete from kysely_migration where name > '0002'`],
    ["other steps", sql`drop table kysely_migration`],
  ])("are refused with a sentence where the database had %s", async (_name, goBack) => {
    await goBack.execute(bench.database.db);
    await expect(openStore(bench.settings)).rejects.toThrow(
      /^The database was made by an older version of the site\. Expected one at 0003-calendar-offer: .* Nothing was changed\.$/,
    );
  });
});
