/** Distances are counted in half edits: a typing or spelling error that is common costs half an edit, a wrong letter a whole one. */
const HALF_EDIT = 1;
export const EDIT = 2;

/** The cost of all letters that follow what was typed: the word may be unfinished, or another one. */
const UNFINISHED = HALF_EDIT;

/** Pairs of letters that sound alike in one of the languages: visitors write Spanish names as they hear them. */
const SIMILAR_SOUNDS: ReadonlySet<string> = new Set("bv ck cq kq cs cz sz gj iy ly".split(" "));

/** Greater than every limit, and fits into a byte. */
const OVER_LIMIT = 200;

const soundsAlike = (one: string, other: string) =>
  SIMILAR_SOUNDS.has(one < other ? one + other : other + one);

/** A letter too many or too few: half an edit for a silent h and a doubled letter (`weding`, `sahona`), more at the start of the word. */
function getInsertionCost(word: string, at: number): number {
  if (word[at] === "h" || (at > 0 && word[at] === word[at - 1])) return HALF_EDIT;
  return at === 0 ? EDIT + HALF_EDIT : EDIT;
}

/** One letter for another. */
function getSubstitutionCost(typed: string, at: number, word: string, wordAt: number): number {
  const one = typed[at] ?? "";
  const other = word[wordAt] ?? "";
  if (one === other) return 0;
  if (soundsAlike(one, other)) return HALF_EDIT;
  return at === 0 && wordAt === 0 ? EDIT + HALF_EDIT : EDIT;
}

/** Two neighbours swapped (`sanoa`): half an edit. A letter moved past two others (`yatch`): a whole one. */
function getTranspositionCost(typed: string, end: number, word: string, wordEnd: number): number {
  const last = typed[end - 1];
  const wordThird = word[wordEnd - 3];
  const wordSecond = word[wordEnd - 2];
  const wordLast = word[wordEnd - 1];
  if (last === wordSecond && typed[end - 2] === wordLast) return HALF_EDIT;
  if (end < 3 || wordEnd < 3) return Infinity;
  const isForward = last === wordSecond && typed[end - 2] === wordThird && typed[end - 3] === wordLast;
  const isBack = last === wordThird && typed[end - 2] === wordLast && typed[end - 3] === wordSecond;
  return isForward || isBack ? EDIT : Infinity;
}

/**
 * Creates a function that returns the weighted Damerau-Levenshtein distance of a typed word from another word, or from its beginning, in
 * half edits; `Infinity` above the limit. Sorted words are compared fastest: the rows of the table for the prefix that a word
 * shares with the one before are reused.
 */
export function createEditDistance(typed: string, limit: number): (word: string) => number {
  const side = typed.length + 1;
  // A row for each letter of the word before, a column for each typed one.
  const rows: Uint8Array[] = [];
  /** The smallest cost of each row, and the smallest of all rows up to it if the word were unfinished there. */
  const least: number[] = [];
  const unfinished: number[] = [];
  let before = "";

  const cell = (row: number, column: number) => rows[row]?.[column] ?? OVER_LIMIT;

  function getCost(word: string, wordEnd: number, end: number): number {
    if (wordEnd === 0 && end === 0) return 0;
    let cost = OVER_LIMIT;
    if (end > 0) cost = cell(wordEnd, end - 1) + getInsertionCost(typed, end - 1);
    if (wordEnd > 0) cost = Math.min(cost, cell(wordEnd - 1, end) + getInsertionCost(word, wordEnd - 1));
    if (end === 0 || wordEnd === 0) return cost;
    cost = Math.min(
      cost,
      cell(wordEnd - 1, end - 1) + getSubstitutionCost(typed, end - 1, word, wordEnd - 1),
    );
    const transposition = end > 1 && wordEnd > 1 ? getTranspositionCost(typed, end, word, wordEnd) : Infinity;
    if (transposition === HALF_EDIT) return Math.min(cost, cell(wordEnd - 2, end - 2) + transposition);
    return transposition === EDIT ? Math.min(cost, cell(wordEnd - 3, end - 3) + transposition) : cost;
  }

  function fillRow(word: string, wordEnd: number): void {
    const row = (rows[wordEnd] ??= new Uint8Array(side)).fill(OVER_LIMIT);
    // An insertion costs at least half an edit: cells further from the diagonal are above the limit.
    const last = Math.min(typed.length, wordEnd + limit);
    let cheapest = OVER_LIMIT;
    for (let end = Math.max(0, wordEnd - limit); end <= last; end++) {
      const cost = Math.min(OVER_LIMIT, getCost(word, wordEnd, end));
      row[end] = cost;
      cheapest = Math.min(cheapest, cost);
    }
    least[wordEnd] = cheapest;
    const earlier = unfinished[wordEnd - 1] ?? OVER_LIMIT;
    unfinished[wordEnd] =
      wordEnd === 0 ? OVER_LIMIT : Math.min(earlier, cell(wordEnd, typed.length) + UNFINISHED);
  }

  /** Each row is computed from the three before it. */
  const isOverLimit = (row: number) =>
    row > 1 && Math.min(least[row] ?? 0, least[row - 1] ?? 0, least[row - 2] ?? 0) > limit;

  /** Counts the rows of the word before that hold for this one, too. */
  function countShared(word: string): number {
    let shared = 0;
    const max = Math.min(before.length, word.length);
    while (shared < max && before[shared] === word[shared]) shared += 1;
    return shared;
  }

  fillRow("", 0);
  return (word) => {
    if (word.length + limit < typed.length) return Infinity;
    const shared = countShared(word);
    let row = shared;
    while (row < word.length && !isOverLimit(row)) fillRow(word, (row += 1));
    before = word.slice(0, row);
    const whole = row === word.length ? cell(row, typed.length) : OVER_LIMIT;
    const cost = Math.min(whole, unfinished[Math.min(row, word.length - 1)] ?? OVER_LIMIT);
    return cost > limit ? Infinity : cost;
  };
}
