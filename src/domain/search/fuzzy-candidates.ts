import { getEditDistance, EDIT } from "./edit-distance";

/** A word of the index. */
export interface IndexWord {
  word: string;
  /** How many entries of the index a search for it reads; 0 in a loaded index. */
  entries: number;
}

/** A word of the index that a typed word may mean. */
export interface FuzzyCandidate extends IndexWord {
  /** The edit distance from what was typed, in half edits. */
  cost: number;
  /** Whether words that begin with it are meant, too. */
  isStart: boolean;
}

/** A short word resembles many: the most similar ones are searched for. */
const MAX_CANDIDATES = 40;

/** The half edits that are likely in a word of this length (its plural ending is stripped already). */
function getTolerance(word: string): number {
  if (word.length < 3) return 0;
  if (word.length === 3) return EDIT / 2;
  return word.length < 8 ? EDIT : 2 * EDIT;
}

/** A word of five letters or more may have one edit more where nothing else is found; four letters with two edits could mean anything. */
function getLimit(word: string): number {
  return getTolerance(word) + (word.length < 5 ? 0 : EDIT);
}

/** The words of the index that a typed word may mean: itself, words that begin with it, and words within its edit distance. */
export class FuzzyCandidates {
  readonly #itself: readonly FuzzyCandidate[];
  #others: readonly FuzzyCandidate[] | undefined;

  constructor(
    private readonly vocabulary: readonly IndexWord[],
    private readonly typed: string,
  ) {
    const known = vocabulary.filter(({ word }) => word.startsWith(typed));
    const entries = known.reduce((sum, one) => sum + one.entries, 0);
    this.#itself = known.length > 0 ? [{ word: typed, entries, cost: 0, isStart: true }] : [];
  }

  /** Whether the index has the word, or one that begins with it. */
  get isKnown(): boolean {
    return this.#itself.length > 0;
  }

  /** Words within the edit distance, nearest first; computed on first use, which never happens for a correctly typed word. */
  get #near(): readonly FuzzyCandidate[] {
    return (this.#others ??= this.#findOthers());
  }

  #findOthers(): readonly FuzzyCandidate[] {
    const typed = this.typed;
    const limit = getLimit(typed);
    if (limit === 0) return [];
    const found: FuzzyCandidate[] = [];
    for (const one of this.vocabulary) {
      const cost = one.word.startsWith(typed) ? Infinity : getEditDistance(typed, one.word, limit);
      if (cost <= limit) found.push({ ...one, cost, isStart: false });
    }
    return found.sort((one, other) => one.cost - other.cost).slice(0, MAX_CANDIDATES);
  }

  /** The candidates with the smallest distance: where one is half an edit away, those a whole edit away are left out. */
  get nearest(): readonly FuzzyCandidate[] {
    if (this.isKnown) return this.#itself;
    return this.#near.filter(({ cost }) => cost === this.#near[0]?.cost);
  }

  /** The nearest, if their distance is likely for a word of this length. */
  get likely(): readonly FuzzyCandidate[] {
    return this.nearest.filter(({ cost }) => cost <= getTolerance(this.typed));
  }

  /** All within the limit, nearest first. */
  get all(): readonly FuzzyCandidate[] {
    return [...this.#itself, ...this.#near];
  }
}
