import { RE2JS } from "re2js";

/** A query that is not answered, with the name that it is refused for: a key, an operator or a field. */
export class QueryError extends Error {
  override name = "QueryError";

  constructor(readonly key: string) {
    super(`The query is refused for ${key}.`);
  }
}

/** Steps of regular expressions (6 ns each at most) and not a time: a busy machine answers as an idle one does. */
const STEPS = 4_000_000;

export class QueryBudget {
  private left = STEPS;

  spend(steps: number, key: string): void {
    this.left -= steps;
    if (this.left < 0) throw new QueryError(key);
  }
}

const LONGEST_PATTERN = 200;
/** Length of the pattern times its repetitions, as `{20}`: about how much there is to compile. */
const LARGEST_SIZE = 600;

/** A range that ends beyond the Latin alphabets, as `[B-😀]`; a hyphen before such a letter counts as one, too. */
const WIDE_RANGE = /-(?:[^\0-\u024F]|\\x\{)/gu;
/** Where case is ignored, re2js folds each letter of a range while it compiles: 120,000 of the widest. */
const MAX_WIDE_RANGES = 1;

/** Texts are looked through whole and as Unicode in any case. */
const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
  g: 0,
  u: 0,
};

function getSize(pattern: string): number {
  const repetitions = [...pattern.matchAll(/\{(\d*)(?:,(\d*))?\}/g)].map(([, least, most]) =>
    Math.max(1, Number(least), Number(most ?? 0)),
  );
  return repetitions.reduce((size, times) => size * times, pattern.length);
}

function compile(pattern: string, letters: string): RE2JS {
  let flags = 0;
  for (const letter of letters) {
    const flag = Object.hasOwn(FLAGS, letter) ? FLAGS[letter] : undefined;
    if (flag === undefined) throw new QueryError("$regex");
    flags |= flag;
  }
  try {
    return RE2JS.compile(pattern, flags);
  } catch {
    // No expression, or one that cannot be run in linear time, such as `(?=a)`.
    throw new QueryError("$regex");
  }
}

/** Creates the test of a regular expression. It runs in linear time, and every step counts against the budget. */
export function createRegexTest(
  pattern: unknown,
  letters: unknown,
  budget: QueryBudget,
): (text: string) => boolean {
  if (typeof pattern !== "string" || typeof letters !== "string") throw new QueryError("$regex");
  if (pattern.length > LONGEST_PATTERN || getSize(pattern) > LARGEST_SIZE) throw new QueryError("$regex");
  if ((pattern.match(WIDE_RANGE)?.length ?? 0) > MAX_WIDE_RANGES) throw new QueryError("$regex");
  const regex = compile(pattern, letters);
  const steps = regex.programSize();
  return (text) => {
    budget.spend(steps * (text.length + 1), "$regex");
    return regex.test(text);
  };
}
