/** Letters that are written for each other (`edit-distance.ts`), also by way of a third one, count as one here. */
const GROUPS = ["bv", "ckqsz", "gj", "ily"].concat(Array.from("adefmnoprtuwx0123456789"));

/** Gets which letters a word has, as a set of bits. An h costs little, and other alphabets are not told apart: they have none. */
export function getLetterSet(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const bit = GROUPS.findIndex((group) => group.includes(letter));
    if (bit >= 0) letters |= 1 << bit;
  }
  return letters;
}

/** Counts the letters of one set that another has not: each of them is a whole slip. */
export function countMissingLetters(typed: number, letters: number): number {
  let count = 0;
  for (let left = typed & ~letters; left !== 0; left &= left - 1) count += 1;
  return count;
}
