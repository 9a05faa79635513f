import type { Locale } from "../../config/locales";
import type { LetterFigures } from "../../contracts/letters";

/** Counts the readers of all languages. */
export function countReaders(readers: Readonly<Record<Locale, number>>): number {
  return Object.values(readers).reduce((sum, people) => sum + people, 0);
}

/** Gets how far a letter is: how many mails are through, of how many that are left to be written to. */
export function getProgress({ recipients, waiting, left }: LetterFigures): { sent: number; all: number } {
  const all = countReaders(recipients) - left;
  return { sent: all - waiting, all };
}
