import { DEFAULT_LOCALE, LOCALE_CODES } from "../../../config/locales";
import type { StaffLocale } from "../../../config/staff";
import { type Plain, isPlain } from "../../../content/plain-object";
import { getT } from "../texts";
import type { Draft } from "./check-draft";
import { type FieldMessage, createFieldMessage } from "./field-message";

const NOTICE = "settings/notice";

function hasText(text: unknown): boolean {
  return typeof text === "string" && text.trim() !== "";
}

/** Finds the languages that a notice is silent in while it speaks in others: each asks whether that is meant. */
export function askAboutNotice(file: string, draft: Draft, staff: StaffLocale): FieldMessage[] {
  const silent = LOCALE_CODES.filter((locale) => !hasText(draft[locale]["text"]));
  if (file !== NOTICE || silent.length === LOCALE_CODES.length) return [];
  const question = getT(staff)("questions.notice");
  return silent.map((locale) => createFieldMessage(NOTICE, { locale, path: "text" }, question, staff));
}

const HOME = "pages/home";

function getHero(page: unknown): { picture: unknown; tall: unknown } | undefined {
  const hero = isPlain(page) ? page["hero"] : undefined;
  if (!isPlain(hero)) return undefined;
  const { picture, image_tall: tall } = hero;
  return { picture: isPlain(picture) ? picture["image"] : undefined, tall };
}

/** Asks for the picture for phones when another main picture stands on the home page and has none: the old one showed another view. */
export function askAboutPhonePicture(
  file: string,
  now: unknown,
  before: unknown,
  staff: StaffLocale,
): FieldMessage[] {
  const [hero, old] = [getHero(now), getHero(before)];
  if (file !== HOME || !hero || !old || hero.picture === old.picture || hero.tall || !old.tall) return [];
  const place = { locale: DEFAULT_LOCALE, path: "hero.image_tall" };
  return [createFieldMessage(HOME, place, getT(staff)("questions.phonePicture"), staff)];
}

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
