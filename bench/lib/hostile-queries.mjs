import fc from "fast-check";

import {
  FIELDS,
  LEADING_ELSEWHERE,
  OPERATORS,
  PATHS,
  PATTERNS,
  UNKNOWN_PATHS,
  UNKNOWN_OPERATORS,
} from "./hostile-words.mjs";

/** An object as a list of entries, so that any key can be written, also twice. */
const object = (...entries) => ({ entries });
/** Writes a value as JSON, whatever its keys are called. */
export function toJson(value) {
  if (Array.isArray(value)) return `[${value.map(toJson).join(",")}]`;
  if (value?.entries === undefined) return JSON.stringify(value) ?? "null";
  return `{${value.entries.map(([key, item]) => `${JSON.stringify(key)}:${toJson(item)}`).join(",")}}`;
}

const often = (usual, rare, weight = 8) =>
  fc.oneof({ weight, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...rare));
const field = often(FIELDS, LEADING_ELSEWHERE);
const operator = often(OPERATORS, UNKNOWN_OPERATORS, 12);
const scalar = fc.oneof(
  fc.constantFrom(
    "",
    "Saona",
    "a",
    "9",
    "-1",
    "NaN",
    "Infinity",
    "2026-01-01",
    "x".repeat(2000),
    "\u202E",
    "\uD800",
    "array",
  ),
  fc.constantFrom(0, -0, 1, 9, 1e308, -1e308, 1e-9, Number.MAX_SAFE_INTEGER, true, false, null),
  fc.string({ maxLength: 20 }),
);
const pattern = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATTERNS) },
  fc
    .array(
      fc.constantFrom(
        "(",
        ")",
        "*",
        "+",
        "?",
        "{9}",
        "{2,30}",
        "[",
        "]",
        "^",
        "$",
        "|",
        ".",
        "a",
        "\\w",
        "\\pL",
        "(?i)",
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join("")),
);

const { condition, query } = fc.letrec((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: scalar },
    fc.array(scalar, { maxLength: 8 }),
    fc.constantFrom(300, 5000).map((length) => Array.from({ length }, (_, index) => `v${index % 50}`)),
    fc.tuple(field, scalar).map((entry) => object(entry)),
    tie("condition"),
    fc.array(tie("condition"), { maxLength: 4 }),
    fc.array(tie("query"), { maxLength: 4 }),
  ),
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.tuple(fc.constant("$regex"), pattern).map((entry) => object(entry)),
    fc.tuple(pattern, scalar).map(([source, letters]) => object(["$regex", source], ["$options", letters])),
    fc.tuple(pattern, fc.constantFrom("i", "m", "is", "e", "")).map((list) => object(["$regex", list])),
    fc
      .array(fc.tuple(operator, tie("value")), { minLength: 1, maxLength: 4 })
      .map((entries) => object(...entries)),
  ),
  query: fc.oneof(
    { depthSize: "small" },
    fc
      .array(fc.tuple(field, fc.oneof(scalar, tie("condition"))), { maxLength: 5 })
      .map((entries) => object(...entries)),
    fc
      .tuple(
        fc.constantFrom("$and", "$or", "$nor", "$not", "$where"),
        fc.oneof(fc.array(tie("query"), { maxLength: 5 }), tie("query")),
      )
      .map((entry) => object(entry)),
  ),
}));

/** A condition around a condition, often deeper than any stack. */
const nested = fc
  .tuple(
    fc.constantFrom("$and", "$or", "$not", "title", "$nor"),
    fc.constantFrom(3, 9, 12, 200, 700),
    condition,
  )
  .map(([name, depth, inner]) => {
    let outer = object(["title", inner]);
    for (let level = 0; level < depth; level += 1)
      outer = object([name, name === "$not" || name === "title" ? outer : [outer]]);
    return outer;
  });
/** The same condition many times. */
const wide = fc
  .tuple(fc.constantFrom("$and", "$or", "$nor"), fc.constantFrom(5, 49, 51, 900), field, condition)
  .map(([name, times, path, inner]) =>
    object([name, Array.from({ length: times }, () => object([path, inner]))]),
  );

/** Very many short texts, looked for in the longest fields. */
const crowded = fc
  .tuple(
    fc.constantFrom("text", "body", "faq.answer", "places.text"),
    fc.constantFrom("$containsNone", "$containsAny", "$contains", "$nin", "$in"),
    fc.constantFrom(1, 4, 15),
  )
  .map(([path, name, times]) =>
    object([
      "$and",
      Array.from({ length: times }, (_, time) =>
        object([path, object([name, Array.from({ length: 200 }, (__, index) => `${index % 9}${time}`)])]),
      ),
    ]),
  );

const number = fc.oneof(
  fc.constantFrom(0, 1, 5, 200, 201, -1, 1.5, 1e9, 1e300, "5", "-1", "1e3", "0x10", " 1", "", null),
  scalar,
);
const names = fc.oneof(
  field,
  fc.array(field, { maxLength: 12 }),
  fc.constant(Array.from({ length: 500 }, () => "title")),
  scalar,
);
const sort = fc.oneof(
  fc.tuple(field, fc.constantFrom("asc", "desc", "up", 1, null)).map((entry) => object(entry)),
  fc.tuple(field, fc.constantFrom("", ":asc", ":desc", ":up", "::")).map((parts) => parts.join("")),
);
const words = fc.oneof(
  scalar,
  fc.constantFrom(
    "saona",
    "isla saona catamaran",
    "a b c d e f g h i j k",
    "ñ".repeat(199),
    "a".repeat(199),
    "e ".repeat(99),
    "*",
    "AND OR",
  ),
  fc.string({ maxLength: 199 }),
);
const neighbours = fc
  .tuple(words, fc.option(fc.tuple(number, number)))
  .map(([name, options]) =>
    object(
      ["slugOrPath", name],
      ...(options ? [["options", object(["before", options[0]], ["after", options[1]])]] : []),
    ),
  );

const KEYS = {
  where: fc.oneof({ weight: 6, arbitrary: query }, nested, wide, crowded, scalar),
  only: names,
  without: names,
  sortBy: fc.oneof(sort, fc.array(sort, { maxLength: 12 }), scalar),
  search: fc.oneof(
    words,
    fc.tuple(words, words).map(([first, second]) => object(["query", first], ["value", second])),
    fc.tuple(field, words).map(([first, second]) => object(["query", first], ["value", second])),
  ),
  surround: neighbours,
  limit: number,
  skip: number,
  deep: fc.constantFrom(true, false, "true", 1, null),
  text: fc.constantFrom(true, false, "true", 1, null),
};
const entry = fc.oneof(
  { weight: 5, arbitrary: KEYS.where.map((value) => ["where", value]) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(...Object.keys(KEYS)).chain((key) => KEYS[key].map((value) => [key, value])),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom("__proto__", "constructor", "Where", "$where", "", "title", "file"),
      scalar,
    ),
  },
);
const rawBody = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "[]",
    "null",
    "5",
    '"x"',
    "[".repeat(8000),
    '{"where":'.repeat(1700),
    '{"a":1,"a":2}',
    "\uFEFF{}",
    `{"where":${"[".repeat(8000)}${"]".repeat(8000)}}`,
    `{"where":${'{"$not":'.repeat(1600)}{}${"}".repeat(1601)}`,
    `{"only":${"[".repeat(8000)}${"]".repeat(8000)}}`,
    `{"search":{"query":${'{"a":'.repeat(2500)}1${"}".repeat(2502)}`,
    "{}{}",
  ),
  fc.constantFrom(15_000, 16_384, 16_400, 70_000).map((size) => `{"search":"${"x".repeat(size)}"}`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** Larger bodies are all refused alike, and would only measure how long they take to be sent. */
const LARGEST = 70_100;

/** One hostile query: a path, and a body that is mostly nearly right. */
export const hostileQuery = fc.record({
  path: often(PATHS, UNKNOWN_PATHS),
  body: fc.oneof(
    {
      weight: 20,
      arbitrary: fc
        .array(entry, { maxLength: 6 })
        .map((entries) => toJson(object(...entries)))
        .filter((text) => text.length < LARGEST),
    },
    { weight: 1, arbitrary: rawBody },
  ),
});
