import { LOCALE_CODES } from "../../config/locales";
import type { StaffLocale } from "../../config/staff-text";
import type { Draft } from "./check-draft";
import { createFieldMessage, type FieldMessage } from "./field-message";
import { getT } from "../texts";

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
