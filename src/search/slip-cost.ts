/** Slips are counted in halves: what hand and ear do by themselves is half a slip, a wrong letter is a whole one. */
const HALF = 1;
export const SLIP = 2;

/** What ends later than it was typed may be unfinished, or another word. */
const UNFINISHED = HALF;

/** Letters that are written for each other by ear, in any of the languages: guests write Spanish names as they hear them. */
const ALIKE: ReadonlySet<string> = new Set(["bv", "ck", "cq", "kq", "cs", "cz", "sz", "gj", "iy", "ly"]);

/** No word is longer (see `LONGEST_WORD`), so one table serves all. */
const SIDE = 42;
const table = new Uint8Array(SIDE * SIDE);

const isAlike = (one: string, other: string) => ALIKE.has(one < other ? one + other : other + one);

/** A letter too many or too few: half a slip if nobody hears it (`weding`, `sahona`), more at the beginning of the word. */
function getLetterCost(word: string, at: number): number {
  if (word[at] === "h" || (at > 0 && word[at] === word[at - 1])) return HALF;
  return at === 0 ? SLIP + HALF : SLIP;
}

/** One letter for another. */
function getChangeCost(typed: string, at: number, word: string, wordAt: number): number {
  const one = typed[at] ?? "";
  const other = word[wordAt] ?? "";
  if (one === other) return 0;
  if (isAlike(one, other)) return HALF;
  return at === 0 && wordAt === 0 ? SLIP + HALF : SLIP;
}

/** Letters in another order: two of them (`sanoa`), or one that got past two others (`yatch`). */
function getOrderCost(typed: string, end: number, word: string, wordEnd: number): number {
  const last = typed[end - 1];
  const wordThird = word[wordEnd - 3];
  const wordSecond = word[wordEnd - 2];
  const wordLast = word[wordEnd - 1];
  if (last === wordSecond && typed[end - 2] === wordLast) return HALF;
  if (end < 3 || wordEnd < 3) return Infinity;
  const isForward = last === wordSecond && typed[end - 2] === wordThird && typed[end - 3] === wordLast;
  const isBack = last === wordThird && typed[end - 2] === wordLast && typed[end - 3] === wordSecond;
  return isForward || isBack ? SLIP : Infinity;
}

function cell(row: number, column: number): number {
  return table[row * SIDE + column] ?? Infinity;
}

/** Fills the table's row of a typed letter; gets its least cost. */
function fillRow(typed: string, end: number, word: string): number {
  let least = Infinity;
  for (let wordEnd = 0; wordEnd <= word.length; wordEnd++) {
    let cost = end + wordEnd === 0 ? 0 : Infinity;
    if (end > 0) cost = cell(end - 1, wordEnd) + getLetterCost(typed, end - 1);
    if (wordEnd > 0) cost = Math.min(cost, cell(end, wordEnd - 1) + getLetterCost(word, wordEnd - 1));
    if (end > 0 && wordEnd > 0) {
      cost = Math.min(cost, cell(end - 1, wordEnd - 1) + getChangeCost(typed, end - 1, word, wordEnd - 1));
      const order = end > 1 && wordEnd > 1 ? getOrderCost(typed, end, word, wordEnd) : Infinity;
      if (order === HALF) cost = Math.min(cost, cell(end - 2, wordEnd - 2) + order);
      else if (order === SLIP) cost = Math.min(cost, cell(end - 3, wordEnd - 3) + order);
    }
    table[end * SIDE + wordEnd] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

/** How far a typed word is from a word, or from its beginning, in half slips (Damerau and Levenshtein's distance, weighed); `Infinity` if above the limit. */
export function getSlipCost(typed: string, word: string, limit: number): number {
  // From a row's cells later ones are made up to three rows on.
  let [third, second, first] = [0, 0, 0];
  for (let end = 0; end <= typed.length; end++) {
    [third, second, first] = [second, first, fillRow(typed, end, word)];
    if (Math.min(third, second, first) > limit) return Infinity;
  }
  const last = typed.length * SIDE;
  let cost = table[last + word.length] ?? Infinity;
  for (let end = 1; end < word.length; end++)
    cost = Math.min(cost, (table[last + end] ?? Infinity) + UNFINISHED);
  return cost > limit ? Infinity : cost;
}
