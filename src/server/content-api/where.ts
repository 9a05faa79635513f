import {
  $and,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $nor,
  $or,
  createEqualsOperation,
  createQueryTester,
} from "sift";

import { type ContentDocument, isFieldPath } from "../../domain/contracts/content-query";
import { type QueryBudget, QueryError, createRegexTest } from "./query-limits";

type FieldTest = (value: unknown) => boolean;

/** One operator of a condition: `{"$regex": "saona", "$options": "i"}` has two, of which one explains the other. */
interface Operator {
  name: string;
  operand: unknown;
  options: unknown;
  budget: QueryBudget;
  compileCondition: (condition: unknown) => FieldTest;
}

const TYPES = ["string", "number", "boolean", "array", "object", "undefined"];
const MAX_VALUES = 200;

const isScalar = (value: unknown) => typeof value !== "object" || value === null;

function getValues(operand: unknown, key: string): readonly unknown[] {
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
  ({ name, operand, budget }: Operator): FieldTest => {
    const values = getValues(operand, name);
    return (value) => {
      const size = typeof value === "string" || Array.isArray(value) ? value.length : 1;
      budget.spend((size * values.length) / CHARACTERS_PER_STEP, name);
      return isIn(values, (wanted) => holds(value, wanted));
    };
  };

/** A list passes when one of its texts does. */
const onTexts =
  (test: (text: string) => boolean): FieldTest =>
  (value) =>
    [value].flat().some((one) => typeof one === "string" && test(one));

/** Operators that look at a value as a whole, which sift does not have or runs without limits. */
const CREATORS: Readonly<Record<string, (operator: Operator) => FieldTest>> = {
  $contains: createContainsTest((values, isHeld) => values.every(isHeld)),
  $containsAny: createContainsTest((values, isHeld) => values.some(isHeld)),
  $containsNone: createContainsTest((values, isHeld) => !values.some(isHeld)),
  /** `"saona"`, or `["saona", "i"]` as nuxt-content takes it; MongoDB has the letters in `$options`. */
  $regex({ operand, options, budget }) {
    const asked = Array.isArray(operand) ? (operand as unknown[]) : [operand, options];
    const [pattern, letters = "", ...others] = asked;
    if (others.length > 0) throw new QueryError("$regex");
    return onTexts(createRegexTest(pattern, letters, budget));
  },
  $len({ operand, compileCondition }) {
    const test = compileCondition(operand);
    return onTexts((text) => test(text.length));
  },
  $size({ operand, compileCondition }) {
    const test = compileCondition(operand);
    return (value) => Array.isArray(value) && test(value.length);
  },
  $type({ operand, name, compileCondition }) {
    if (typeof operand === "string" && !TYPES.includes(operand)) throw new QueryError(name);
    const test = compileCondition(operand);
    return (value) => test(Array.isArray(value) ? "array" : typeof value);
  },
  $finite({ operand, name }) {
    if (typeof operand !== "boolean") throw new QueryError(name);
    return (value) => Number.isFinite(value) === operand;
  },
};

/** Returns what a path leads to, as `["places", "name"]`; through a list it leads to the list of what is found in each. */
export function getValue(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value) && !/^\d+$/.test(name))
    return value.map((item) => getValue(item, path)).filter((item) => item !== undefined);
  return Object.hasOwn(value, name) ? getValue((value as Record<string, unknown>)[name], rest) : undefined;
}

type SiftQuery = Record<string, unknown>;

/** The operators of sift that are allowed here. `$where`, which runs code, is not among them; `$test` is a function of this server. */
const OPERATIONS = {
  ...{ $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $or },
  $test: createEqualsOperation,
};

const createSiftTest = (query: SiftQuery) => createQueryTester(query, { operations: OPERATIONS });

type Conditions = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 10;
const MAX_CONDITIONS = 50;
const MAX_REGEXES = 5;

const GROUPS = ["$and", "$or", "$nor"];
const ORDERED = ["$gt", "$gte", "$lt", "$lte"];
const OPTIONS = "$options";

function isObject(value: unknown): value is Conditions {
  return !isScalar(value) && !Array.isArray(value);
}

/** Refuses a value to compare with that is larger than any in a document, or leads elsewhere. */
function assertValue(value: unknown, key: string, depth = 3): void {
  if (isScalar(value)) return;
  const items = Object.entries(value as object);
  // A regular expression that became JSON is an empty object.
  if (depth === 0 || items.length > MAX_VALUES || (items.length === 0 && !Array.isArray(value)))
    throw new QueryError(key);
  for (const [name, item] of items) {
    if (!isFieldPath(name)) throw new QueryError(name);
    assertValue(item, key, depth - 1);
  }
}

function getList(operand: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(operand) || operand.length === 0) throw new QueryError(key);
  return operand as unknown[];
}

/** A text that is a number stands for both. */
function compileOrdered(path: string, name: string, operand: unknown): SiftQuery {
  if (!isScalar(operand) || operand === null) throw new QueryError(name);
  const same = { [path]: { [name]: operand } };
  const isNumber = typeof operand === "string" && operand.trim() !== "" && Number.isFinite(Number(operand));
  return isNumber ? { $or: [same, { [path]: { [name]: Number(operand) } }] } : same;
}

/** Makes a test of a `where`: translates nuxt-content's operators into those that sift runs, and refuses all others. */
export function compileWhere(where: Conditions, budget: QueryBudget): (document: ContentDocument) => boolean {
  let conditions = 0;
  let regexes = 0;
  let comparisons = 0;

  function getPaidValues(operand: unknown, name: string): readonly unknown[] {
    const values = getValues(getList(operand, name), name);
    comparisons += values.length;
    return values;
  }

  function compileGroup(operand: unknown, name: string, compile: (part: unknown) => SiftQuery): SiftQuery {
    return { [name]: getList(operand, name).map(compile) };
  }

  function compileCondition(condition: unknown): FieldTest {
    const test = createSiftTest(compileField("value", condition, MAX_DEPTH - 1));
    return (value) => test({ value });
  }

  function compileOperator(path: string, name: string, siblings: Conditions, depth: number): SiftQuery {
    const operand = siblings[name];
    if (name === "$regex" && (regexes += 1) > MAX_REGEXES) throw new QueryError(name);
    if (GROUPS.includes(name))
      return compileGroup(operand, name, (part) => compileField(path, part, depth + 1));
    if (ORDERED.includes(name)) return compileOrdered(path, name, operand);
    const create = Object.hasOwn(CREATORS, name) ? CREATORS[name] : undefined;
    if (create) {
      const test = create({ name, operand, options: siblings[OPTIONS], budget, compileCondition });
      return { $test: (document: unknown) => test(getValue(document, path.split("."))) };
    }
    switch (name) {
      case "$eq":
      case "$ne":
        assertValue(operand, name);
        return { [path]: { [name]: operand } };
      case "$in":
      case "$nin":
        return { [path]: { [name]: getPaidValues(operand, name) } };
      case "$between": {
        const [least, most, ...others] = getList(operand, name);
        if (most === undefined || others.length > 0) throw new QueryError(name);
        return { $and: [compileOrdered(path, "$gte", least), compileOrdered(path, "$lte", most)] };
      }
      case "$exists":
        if (typeof operand !== "boolean") throw new QueryError(name);
        return { [path]: { $exists: operand } };
      case "$not":
        return { $nor: [compileField(path, operand, depth + 1)] };
      default:
        throw new QueryError(name);
    }
  }

  function compileField(path: string, condition: unknown, depth: number): SiftQuery {
    if (!isFieldPath(path)) throw new QueryError(path);
    if ((conditions += 1) > MAX_CONDITIONS || depth > MAX_DEPTH) throw new QueryError("where");
    const names = isObject(condition) ? Object.keys(condition) : [];
    if (!isObject(condition) || !names.some((name) => name.startsWith("$"))) {
      assertValue(condition, path);
      return { [path]: { $eq: condition } };
    }
    if (OPTIONS in condition && !("$regex" in condition)) throw new QueryError(OPTIONS);
    return {
      $and: names
        .filter((name) => name !== OPTIONS)
        .map((name) => compileOperator(path, name, condition, depth)),
    };
  }

  function compileQuery(query: unknown, key: string, depth: number): SiftQuery {
    if (!isObject(query)) throw new QueryError(key);
    if (depth > MAX_DEPTH) throw new QueryError("where");
    const parts = Object.entries(query).map(([name, operand]): SiftQuery => {
      if (GROUPS.includes(name))
        return compileGroup(operand, name, (part) => compileQuery(part, name, depth + 1));
      if (name === "$not") return { $nor: [compileQuery(operand, name, depth + 1)] };
      return compileField(name, operand, depth);
    });
    return parts.length === 0 ? {} : { $and: parts };
  }

  const test = createSiftTest(compileQuery(where, "where", 0));
  return (document) => {
    budget.spend(300 * conditions + 10 * comparisons, "where");
    return test(document);
  };
}
