import type { Locale } from "../../config/locales";
import type { LetterFigures } from "../shell/replies";

/** Counts the subscribers of all languages. */
export function countSubscribers(subscribers: Readonly<Record<Locale, number>>): number {
  return Object.values(subscribers).reduce((sum, people) => sum + people, 0);
}

/** Returns how far a letter is: how many mails are through, of how many that are left to be written to. */
export function getProgress({ recipients, waiting, left }: LetterFigures): { sent: number; all: number } {
  const all = countSubscribers(recipients) - left;
  return { sent: all - waiting, all };
}
