import type { ContentDocument } from "../../contracts/content-document";
import { isFieldPath } from "../../contracts/content-query";
import { createFieldTest, getValues, isScalar, MAX_VALUES, type FieldTest } from "./field-tests";
import { getValue } from "./get-value";
import type { QueryBudget } from "./query-budget";
import { QueryError } from "./query-error";
import { createSiftTest, onDocument, type SiftQuery } from "./sift-query";

type Conditions = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 10;
const MAX_CONDITIONS = 50;
const MAX_REGEXES = 5;

const GROUPS = ["$and", "$or", "$nor"];
const ORDERED = ["$gt", "$gte", "$lt", "$lte"];
/** Explains `$regex`, and is read by it. */
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
    const tools = { budget, compileCondition };
    const test = createFieldTest({ name, operand, options: siblings[OPTIONS] }, tools);
    if (test) return onDocument((document) => test(getValue(document, path.split("."))));
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
        return {
          $and: [compileOrdered(path, "$gte", least), compileOrdered(path, "$lte", most)],
        };
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
