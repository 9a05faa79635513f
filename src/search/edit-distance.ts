/** Slips are counted in halves: what hand and ear do by themselves is half a slip, a wrong letter is a whole one. */
const HALF = 1;
export const SLIP = 2;

/** What ends later than it was typed may be unfinished, or another word. */
const UNFINISHED = HALF;

/** Letters that are written for each other by ear, in any of the languages: guests write Spanish names as they hear them. */
const ALIKE: ReadonlySet<string> = new Set(["bv", "ck", "cq", "kq", "cs", "cz", "sz", "gj", "iy", "ly"]);

/** Above every limit, and small enough for a byte. */
const BEYOND = 200;

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

/**
 * Creates the function that tells how far a typed word is from a word, or from its beginning, in half slips (Damerau and Levenshtein's
 * distance, weighted); `Infinity` if above the limit. It is fastest for words in alphabetical groups: what a word shares with
 * the one before it is not compared again.
 */
export function createEditDistance(typed: string, limit: number): (word: string) => number {
  const side = typed.length + 1;
  // A row for each letter of the word before, a column for each typed one.
  const rows: Uint8Array[] = [];
  /** The least cost of each row, and of all ends up to it, as if the word were unfinished there. */
  const least: number[] = [];
  const unfinished: number[] = [];
  let before = "";

  const cell = (row: number, column: number) => rows[row]?.[column] ?? BEYOND;

  function getCost(word: string, wordEnd: number, end: number): number {
    if (wordEnd === 0 && end === 0) return 0;
    let cost = BEYOND;
    if (end > 0) cost = cell(wordEnd, end - 1) + getLetterCost(typed, end - 1);
    if (wordEnd > 0) cost = Math.min(cost, cell(wordEnd - 1, end) + getLetterCost(word, wordEnd - 1));
    if (end === 0 || wordEnd === 0) return cost;
    cost = Math.min(cost, cell(wordEnd - 1, end - 1) + getChangeCost(typed, end - 1, word, wordEnd - 1));
    const order = end > 1 && wordEnd > 1 ? getOrderCost(typed, end, word, wordEnd) : Infinity;
    if (order === HALF) return Math.min(cost, cell(wordEnd - 2, end - 2) + order);
    return order === SLIP ? Math.min(cost, cell(wordEnd - 3, end - 3) + order) : cost;
  }

  function fillRow(word: string, wordEnd: number): void {
    const row = (rows[wordEnd] ??= new Uint8Array(side)).fill(BEYOND);
    // Each letter more or less costs half a slip: what is further from the diagonal is above the limit.
    const last = Math.min(typed.length, wordEnd + limit);
    let cheapest = BEYOND;
    for (let end = Math.max(0, wordEnd - limit); end <= last; end++) {
      const cost = Math.min(BEYOND, getCost(word, wordEnd, end));
      row[end] = cost;
      cheapest = Math.min(cheapest, cost);
    }
    least[wordEnd] = cheapest;
    const earlier = unfinished[wordEnd - 1] ?? BEYOND;
    unfinished[wordEnd] =
      wordEnd === 0 ? BEYOND : Math.min(earlier, cell(wordEnd, typed.length) + UNFINISHED);
  }

  /** Later rows are made of a row's last three alone. */
  const isBeyond = (row: number) =>
    row > 1 && Math.min(least[row] ?? 0, least[row - 1] ?? 0, least[row - 2] ?? 0) > limit;

  /** Gets how many rows of the word before hold for this one, too. */
  function countShared(word: string): number {
    let shared = 0;
    const most = Math.min(before.length, word.length);
    while (shared < most && before[shared] === word[shared]) shared += 1;
    return shared;
  }

  fillRow("", 0);
  return (word) => {
    if (word.length + limit < typed.length) return Infinity;
    const shared = countShared(word);
    let row = shared;
    while (row < word.length && !isBeyond(row)) fillRow(word, (row += 1));
    before = word.slice(0, row);
    const whole = row === word.length ? cell(row, typed.length) : BEYOND;
    const cost = Math.min(whole, unfinished[Math.min(row, word.length - 1)] ?? BEYOND);
    return cost > limit ? Infinity : cost;
  };
}
