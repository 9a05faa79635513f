import { parseNumber } from "../ui/read-number";

/** The prices that a row may have. */
export const PRICES = ["adult", "child"] as const;
type PriceName = (typeof PRICES)[number];

/** A row of prices, as an offer's file has it. */
export type PriceRow = { port?: string } & Partial<Record<PriceName, number>>;

/** Prices as texts, by their ids. */
type PriceTexts = Readonly<Record<string, string>>;

/** Returns what a price is known by while others may add rows: its port and its name. */
export function getPriceId({ port = "" }: PriceRow, name: PriceName): string {
  return `${port}.${name}`;
}

export function toPriceTexts(rows: readonly PriceRow[]): PriceTexts {
  const prices = rows.flatMap((row) => PRICES.map((name) => [getPriceId(row, name), row[name]] as const));
  return Object.fromEntries(
    prices.flatMap(([id, price]) => (price === undefined ? [] : [[id, String(price)]])),
  );
}

/** Reads the typed prices into the rows; one that is no number becomes `NaN`, which the schema refuses. */
export function readPrices(rows: readonly PriceRow[], typed: PriceTexts): PriceRow[] {
  return rows.map((row) => {
    const changes = PRICES.flatMap((name) => {
      const text = typed[getPriceId(row, name)];
      return text === undefined ? [] : [[name, parseNumber(text, true) ?? NaN] as const];
    });
    return { ...row, ...Object.fromEntries(changes) };
  });
}

/** Finds the first price that changes by more than half, up or down. */
export function findJump(
  before: readonly PriceRow[],
  after: readonly PriceRow[],
): { before: number; after: number } | undefined {
  const changes = before.flatMap((row, index) =>
    PRICES.map((name) => ({ before: row[name] ?? 0, after: after[index]?.[name] ?? row[name] ?? 0 })),
  );
  return changes.find((change) => Math.abs(change.after - change.before) > change.before / 2);
}
