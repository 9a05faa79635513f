/** @jest-environment node */
import { sql } from "kysely";

import { describeStore } from "../../testing/describe-stores";
import { listParents, TABLE_NAMES, TABLE_RULES, type TableRule, type TableRules } from "./table-rules";

interface ForeignKey {
  from: string;
  table: string;
  onDelete: string;
}
const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const IN_SQLITE = (table: string) =>
  sql<ForeignKey>`select "from", "table", on_delete from pragma_foreign_key_list(${table})`;
const IN_POSTGRES = (table: string) =>
  sql<ForeignKey>`
    select own.column_name as "from", other.table_name as "table", delete_rule as on_delete
    from information_schema.referential_constraints
    join information_schema.key_column_usage own using (constraint_name)
    join information_schema.constraint_column_usage other using (constraint_name)
    where own.table_name = ${table}`;

it("does not compile without a rule for every table, nor for guests' data that cannot be erased", () => {
  const { rateHits: _forgotten, ...others } = {} as TableRules;
  // @ts-expect-error one table has no rule
  others satisfies TableRules;
  // @ts-expect-error with no parent, tombstone or words by which it is found
  ({ whose: "guest", backup: "left-out" }) satisfies TableRule<"rateHits">;
  // @ts-expect-error a column of another table
  ({ whose: "nobody", backup: "left-out", key: "payload" }) satisfies TableRule<"rateHits">;
  expect(others).toEqual({});
});

describeStore("the rules of the tables", (bench) => {
  it("name every table of the database", async () => {
    const tables = await bench.database.db.introspection.getTables();
    const names = tables.map(({ name }) => name).filter((name) => !/^(migrations|enquiry_search)/.test(name));
    expect(names.map(toCamelCase).sort()).toEqual([...TABLE_NAMES].sort());
  });

  it("name the foreign keys that delete rows with others, and a table behind those that it refers to", async () => {
    for (const [index, table] of TABLE_NAMES.entries()) {
      const query = bench.database.dialect === "sqlite" ? IN_SQLITE : IN_POSTGRES;
      const found = await query(toSnakeCase(table)).execute(bench.database.db);
      const rows = found.rows.map((row) => ({
        ...row,
        from: toCamelCase(row.from),
        table: toCamelCase(row.table),
      }));
      const { unknownPerson, backup } = TABLE_RULES[table];
      const isPerson = (row: { table: string }) => unknownPerson !== undefined && row.table === "staffPeople";
      expect(
        rows
          .filter((row) => !isPerson(row))
          .map((row) => [row.from, row.table])
          .sort(),
      ).toEqual(listParents(table).sort());
      expect(rows.filter((row) => row.onDelete !== "CASCADE").every(isPerson)).toBe(true);
      if (backup === "left-out") continue;
      const before: readonly string[] = TABLE_NAMES.slice(0, index);
      const parents = rows.filter((row) => TABLE_RULES[row.table as keyof TableRules].backup !== "left-out");
      for (const parent of parents) expect(before).toContain(parent.table);
    }
  });
});
