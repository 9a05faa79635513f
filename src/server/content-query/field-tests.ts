import type { QueryBudget } from "./query-budget";
import { QueryError } from "./query-error";
import { createRegexTest } from "./safe-regex";

/** Tests the value that a field has; a list as a whole. */
export type FieldTest = (value: unknown) => boolean;

/** One operator of a condition: `{"$regex": "saona", "$options": "i"}` has two, of which one explains the other. */
interface Operator {
  name: string;
  operand: unknown;
  options: unknown;
}

interface Tools {
  budget: QueryBudget;
  /** Makes a test of what stands for a value: the value itself, or operators as in `{"$gt": 5}`. */
  compileCondition: (condition: unknown) => FieldTest;
}

const TYPES = ["string", "number", "boolean", "array", "object", "undefined"];
/** What one operator may compare with. */
export const MAX_VALUES = 200;

/** Tells whether a value is a text, a number, true, false or null. */
export function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** Gets the values that an operator names, one or a list of them. */
export function getValues(operand: unknown, key: string): readonly unknown[] {
  const values = Array.isArray(operand) ? (operand as unknown[]) : [operand];
  if (values.length > MAX_VALUES || !values.every(isScalar)) throw new QueryError(key);
  return values;
}

/** As nuxt-content's database: part of a text, member of a list, key of an object. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof value === "string") return typeof wanted === "string" && value.includes(wanted);
  if (Array.isArray(value)) return value.includes(wanted);
  if (isScalar(value)) return false;
  return typeof wanted === "string" && Object.hasOwn(value as object, wanted);
}

/** Looking for a text takes about a sixth of a step for each character that it is looked for in. */
const CHARACTERS_PER_STEP = 6;

/** Creates a test of all wanted values at once, whose cost is counted by the length of what it searches. */
const createContainsTest =
  (isIn: (values: readonly unknown[], isHeld: (wanted: unknown) => boolean) => boolean) =>
  ({ name, operand }: Operator, { budget }: Tools): FieldTest => {
    const values = getValues(operand, name);
    return (value) => {
      const size = typeof value === "string" || Array.isArray(value) ? value.length : 1;
      budget.spend((size * values.length) / CHARACTERS_PER_STEP, name);
      return isIn(values, (wanted) => holds(value, wanted));
    };
  };

/** A list passes when one of its texts does. */
function onTexts(test: (text: string) => boolean): FieldTest {
  const testOne: FieldTest = (value) => typeof value === "string" && test(value);
  return (value) => (Array.isArray(value) ? value.some(testOne) : testOne(value));
}

/** `"saona"`, or `["saona", "i"]` as nuxt-content takes it; MongoDB has the letters in `$options`. */
function createRegexFieldTest({ operand, options }: Operator, { budget }: Tools): FieldTest {
  const [pattern, letters = "", ...others] = Array.isArray(operand)
    ? (operand as unknown[])
    : [operand, options];
  if (others.length > 0) throw new QueryError("$regex");
  return onTexts(createRegexTest(pattern, letters, budget));
}

/** Operators that look at a value as a whole, which sift does not have or runs without limits. */
const CREATORS: Readonly<Record<string, (operator: Operator, tools: Tools) => FieldTest>> = {
  $contains: createContainsTest((values, isHeld) => values.every(isHeld)),
  $containsAny: createContainsTest((values, isHeld) => values.some(isHeld)),
  $containsNone: createContainsTest((values, isHeld) => !values.some(isHeld)),
  $regex: createRegexFieldTest,
  $len({ operand }, { compileCondition }) {
    const test = compileCondition(operand);
    return onTexts((text) => test(text.length));
  },
  $size({ operand }, { compileCondition }) {
    const test = compileCondition(operand);
    return (value) => Array.isArray(value) && test(value.length);
  },
  $type({ operand, name }, { compileCondition }) {
    if (typeof operand === "string" && !TYPES.includes(operand)) throw new QueryError(name);
    const test = compileCondition(operand);
    return (value) => test(Array.isArray(value) ? "array" : typeof value);
  },
  $finite({ operand, name }) {
    if (typeof operand !== "boolean") throw new QueryError(name);
    return (value) => Number.isFinite(value) === operand;
  },
};

/** Creates the test of an operator that looks at a value as a whole; `undefined` when it is none of them. */
export function createFieldTest(operator: Operator, tools: Tools): FieldTest | undefined {
  return Object.hasOwn(CREATORS, operator.name) ? CREATORS[operator.name]?.(operator, tools) : undefined;
}
