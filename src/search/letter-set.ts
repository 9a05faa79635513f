/** Letters that sound alike (`edit-distance.ts`), directly or by way of a third one, share a bit. */
const GROUPS = ["bv", "ckqsz", "gj", "ily"].concat(Array.from("adefmnoprtuwx0123456789"));

export function getLetterSet(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const bit = GROUPS.findIndex((group) => group.includes(letter));
    if (bit >= 0) letters |= 1 << bit;
  }
  return letters;
}

/** Counts the letters of one set that another lacks: each costs a whole edit. */
export function countMissingLetters(typed: number, letters: number): number {
  let count = 0;
  for (let left = typed & ~letters; left !== 0; left &= left - 1) count += 1;
  return count;
}
