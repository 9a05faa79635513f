import { DEFAULT_LOCALE } from "../../config/locales";
import { isPlain } from "../../content/plain-object";
import type { StaffLocale } from "../../config/staff-text";
import { createFieldMessage, type FieldMessage } from "./field-message";
import { getT } from "../texts";

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
