import { DEFAULT_LOCALE } from "../../config/locales";
import { isPlain, type Plain } from "../../content/plain-object";
import type { StaffLocale } from "../../config/staff-text";
import { createFieldMessage, type FieldMessage } from "./field-message";
import { getT } from "../texts";

const PRICES = ["adult", "child"] as const;

function toRows(prices: unknown): Plain[] {
  return Array.isArray(prices) ? prices.filter(isPlain) : [];
}

function isUnusual(before: number, now: number): boolean {
  return Math.abs(now - before) > before / 2;
}

/** Finds the prices that change by more than half, up or down: each asks whether it is meant. Rows are matched by their port. */
export function askAboutPrices(now: unknown, before: unknown, staff: StaffLocale): FieldMessage[] {
  const rowsBefore = toRows(before);
  return toRows(now).flatMap((row, index) => {
    const old = rowsBefore.find(({ port }) => port === row["port"]) ?? {};
    return PRICES.flatMap((name) => {
      const [was, is] = [old[name], row[name]];
      if (typeof was !== "number" || typeof is !== "number" || !isUnusual(was, is)) return [];
      const place = { locale: DEFAULT_LOCALE, path: `prices.${index}.${name}` };
      const question = getT(staff)("questions.price", { is, was });
      return [createFieldMessage("offer", place, question, staff)];
    });
  });
}
