import { countMissingLetters, getLetterSet } from "./letter-set";
import { createEditDistance, SLIP } from "./edit-distance";

/** A word of the index. */
export interface IndexWord {
  word: string;
  /** As `getLetterSet` has them. */
  letters: number;
  /** How many entries of the index a search for it reads. */
  entries: number;
}

/** A word of the index that a typed word may mean. */
export interface FuzzyCandidate extends IndexWord {
  /** In half slips. */
  cost: number;
  /** Whether words that begin with it are meant, too. */
  isStart: boolean;
}

/** A short word is near to many; more than these are not asked for. */
const MOST_WORDS = 40;

/** How many half slips a word may have: the shorter, the fewer (its plural's ending is off already). */
function getTolerance(word: string): number {
  if (word.length < 3) return 0;
  if (word.length === 3) return SLIP / 2;
  return word.length < 8 ? SLIP : 2 * SLIP;
}

/** Where nothing is that near, a longer word may have one more; of four letters with two wrong ones anything can be meant. */
function getLimit(word: string): number {
  return getTolerance(word) + (word.length < 5 ? 0 : SLIP);
}

/** The words of the index that one typed word may mean: itself and what begins with it, and words that are a slip or two away. */
export class FuzzyCandidates {
  readonly #vocabulary: readonly IndexWord[];
  readonly #typed: string;
  readonly #itself: readonly FuzzyCandidate[];
  #others: readonly FuzzyCandidate[] | undefined;

  constructor(vocabulary: readonly IndexWord[], typed: string) {
    this.#vocabulary = vocabulary;
    this.#typed = typed;
    const known = vocabulary.filter(({ word }) => word.startsWith(typed));
    const entries = known.reduce((sum, one) => sum + one.entries, 0);
    this.#itself = known.length > 0 ? [{ word: typed, letters: 0, entries, cost: 0, isStart: true }] : [];
  }

  /** Whether the index has the word, or one that begins with it. */
  get isKnown(): boolean {
    return this.#itself.length > 0;
  }

  /** Other words, nearest first; they are looked for when they are needed, which a word that is typed rightly never does. */
  get #near(): readonly FuzzyCandidate[] {
    return (this.#others ??= this.#findOthers());
  }

  #findOthers(): readonly FuzzyCandidate[] {
    const typed = this.#typed;
    const limit = getLimit(typed);
    if (limit === 0) return [];
    const typedLetters = getLetterSet(typed);
    const getCost = createEditDistance(typed, limit);
    const found: FuzzyCandidate[] = [];
    for (const one of this.#vocabulary) {
      const isFar = countMissingLetters(typedLetters, one.letters) * SLIP > limit;
      const cost = isFar || one.word.startsWith(typed) ? Infinity : getCost(one.word);
      if (cost <= limit) found.push({ ...one, cost, isStart: false });
    }
    return found.sort((one, other) => one.cost - other.cost).slice(0, MOST_WORDS);
  }

  /** The nearest alone: where a word is half a slip away, those a slip away are not meant. */
  get nearest(): readonly FuzzyCandidate[] {
    if (this.isKnown) return this.#itself;
    return this.#near.filter(({ cost }) => cost === this.#near[0]?.cost);
  }

  /** The nearest, if they have no more wrong letters than a word of this length should. */
  get likely(): readonly FuzzyCandidate[] {
    return this.nearest.filter(({ cost }) => cost <= getTolerance(this.#typed));
  }

  /** All that are near enough, nearest first. */
  get all(): readonly FuzzyCandidate[] {
    return [...this.#itself, ...this.#near];
  }
}
