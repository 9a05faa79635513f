import { LOCALE_CODES } from "../../config/locales";
import { ANSWER_WORDS, VALUE_WORDS } from "../enquiries/answer/answer-words";
import { FIGURES_WORDS } from "../enquiries/figures/figures-words";
import { KEY_WORDS, LIST_WORDS, STATUS_WORDS, VIEW_WORDS } from "../enquiries/list/list-words";
import { DELIVERY_WORDS, EVENT_WORDS, MAIL_WORDS } from "../enquiries/one/event-words";
import { DELETED_WORDS, ONE_WORDS } from "../enquiries/one/one-words";
import { QUOTE_STATUS_WORDS, QUOTE_WORDS } from "../enquiries/quote/quote-words";
import { FRAME_WORDS } from "../frame/frame-words";
import { PAGE_WORDS } from "../frame/page-words";
import { ME_WORDS } from "../me/me-words";
import { ACTION_WORDS, LOG_WORDS } from "../people/log-words";
import { PEOPLE_WORDS } from "../people/people-words";
import { QUICK_WORDS } from "../quick/quick-words";
import { SIGN_IN_WORDS } from "../sign-in/sign-in-words";
import type { StaffText } from "../../config/staff-text";

const TABLES: Record<string, Readonly<Record<string, StaffText>>> = {
  ...{ FRAME_WORDS, PAGE_WORDS, ME_WORDS, ACTION_WORDS, LOG_WORDS, PEOPLE_WORDS, QUICK_WORDS, SIGN_IN_WORDS },
  ...{ ANSWER_WORDS, VALUE_WORDS, FIGURES_WORDS, KEY_WORDS, LIST_WORDS, STATUS_WORDS, VIEW_WORDS },
  ...{ DELIVERY_WORDS, EVENT_WORDS, MAIL_WORDS, DELETED_WORDS, ONE_WORDS, QUOTE_STATUS_WORDS, QUOTE_WORDS },
};

const getPlaceholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

describe.each(Object.entries(TABLES))("%s", (_, table) => {
  it.each(Object.entries(table))("%s says the same in each language", (_key, text) => {
    const [first, ...others] = LOCALE_CODES.map((locale) => [...new Set(getPlaceholders(text[locale]))]);
    for (const other of others) expect(other).toEqual(first);
    for (const locale of LOCALE_CODES) expect(text[locale].trim()).toBe(text[locale]);
  });

  it("speaks to people: no words of a program, in Spanish and Italian not formally", () => {
    const all = Object.values(table).flatMap((text) => Object.values(text));
    expect(
      all.filter((text) => /markdown|\bAPI\b|error|\.json|CMS|\bgit\b|token|session id/i.test(text)),
    ).toEqual([]);
    expect(all.filter((text) => /\busted\b|\bsu correo\b|\bLei\b|\bSua\b/.test(text))).toEqual([]);
  });
});
