/** Distances are counted in half edits: a typing or spelling error that is common costs half an edit, a wrong letter a whole one. */
const HALF_EDIT = 1;
export const EDIT = 2;

/** The cost of all letters that follow what was typed: the word may be unfinished, or another one. */
const UNFINISHED = HALF_EDIT;

/** Pairs of letters that sound alike in one of the languages: visitors write Spanish names as they hear them. */
const SIMILAR_SOUNDS: ReadonlySet<string> = new Set("bv ck cq kq cs cz sz gj iy ly".split(" "));

const soundsAlike = (one: string, other: string) =>
  SIMILAR_SOUNDS.has(one < other ? one + other : other + one);

/** A letter too many or too few: half an edit for a silent h and a doubled letter (`weding`, `sahona`), more at the start of the word. */
function getInsertionCost(word: string, at: number): number {
  if (word[at] === "h" || (at > 0 && word[at] === word[at - 1])) return HALF_EDIT;
  return at === 0 ? EDIT + HALF_EDIT : EDIT;
}

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

/** Returns the weighted Damerau-Levenshtein distance of a typed word from another word, or from its beginning, in half edits; `Infinity` above the limit. */
export function getEditDistance(typed: string, word: string, limit: number): number {
  if (word.length + limit < typed.length) return Infinity;
  // A row for each letter of the word, a column for each typed one.
  const rows: number[][] = [];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;

  function getCost(row: number, column: number): number {
    if (row === 0 && column === 0) return 0;
    const left = column > 0 ? cell(row, column - 1) + getInsertionCost(typed, column - 1) : Infinity;
    const above = row > 0 ? cell(row - 1, column) + getInsertionCost(word, row - 1) : Infinity;
    if (row === 0 || column === 0) return Math.min(left, above);
    const diagonal = cell(row - 1, column - 1) + getSubstitutionCost(typed, column - 1, word, row - 1);
    const swap = row > 1 && column > 1 ? getTranspositionCost(typed, column, word, row) : Infinity;
    const letters = swap === HALF_EDIT ? 2 : 3;
    return Math.min(left, above, diagonal, cell(row - letters, column - letters) + swap);
  }

  let unfinished = Infinity;
  for (let row = 0; row <= word.length; row += 1) {
    const cells: number[] = [];
    rows.push(cells);
    for (let column = 0; column <= typed.length; column += 1) cells.push(getCost(row, column));
    if (row > 0 && row < word.length) unfinished = Math.min(unfinished, cell(row, typed.length) + UNFINISHED);
  }
  const cost = Math.min(cell(word.length, typed.length), unfinished);
  return cost > limit ? Infinity : cost;
}
