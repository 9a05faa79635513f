import fc from "fast-check";

const FIELDS =
  "title slug body text order featured category_tags prices prices.adult places.name boat.cabins seo.title createdAt faq.answer itinerary.text ports prices.0.adult nothing".split(
    " ",
  );
const LEADING_ELSEWHERE = [
  ..."__proto__ constructor prototype constructor.prototype.x a.__proto__.b toString length hasOwnProperty".split(
    " ",
  ),
  ...["", ".", "a..b", "$", "a.$gt", "title.", "\0", "ñ", "a b", "x".repeat(300), "a.b.c.d.e.f.g.h"],
];
const OPERATORS =
  "$eq $ne $gt $gte $lt $lte $between $in $nin $contains $containsAny $containsNone $regex $len $size $type $exists $finite $not $and $or $nor".split(
    " ",
  );
const UNKNOWN_OPERATORS =
  "$where $expr $function $accumulator $jsonSchema $text $mod $all $elemMatch $test $options $ $$gt $GT $comment $__proto__".split(
    " ",
  );
/** Slow in engines that go back, large when they are compiled, and wrong ones. */
const PATTERNS = [
  ...String.raw`(a+)+$ (a|a)*b (.*a){12}b ^(([a-z])+.)+[A-Z]([a-z])+$ (x+x+)+y (.*)*(.*)*(.*)*z \b(\w+\s?)*$`.split(
    " ",
  ),
  ...String.raw`(a?){30}a{30} a{1000} (a{10}){10} (?:(?:a?b?c?d?e?f?){9})z$ [^z]*[^y]*[^x]*[^w]*q ((a|aa|aaa)+){9}z`.split(
    " ",
  ),
  ...String.raw`(\pL{0,9}){9}x (?i)[\p{L}\p{N}]{20} (?i)\p{Greek}{20} ( [ (?=a) (?<!a)b (a)\1 \ a** (?P<n>a)(?P<n>b)`.split(
    " ",
  ),
  ...String.raw`\x{110000} a{2,1} (?i)saona ^S . | (|)* ^* $^ (?s).*`.split(" "),
  ...["", "\0", "a|".repeat(90)],
];
const PATHS = ["/en/excursions", "/en", "/es/activities", "/it/catalog", "/en/excursions/saona-island"];
const UNKNOWN_PATHS = [
  ...[
    "",
    "/",
    "/fr",
    "/en/odin",
    "/__proto__",
    "/en/constructor",
    "/en/../../etc/passwd",
    "/en/%2e%2e",
    "/%ff",
  ],
  ...["/en/%00", `/${"a/".repeat(900)}`, "/en/excursions/%F0%9F%8C%B4", "//evil.example", "/en?where=1"],
];

/** An object as a list of entries, so that any key can be written, also twice. */
const object = (...entries) => ({ entries });

/** Writes a value as JSON, whatever its keys are called. */
function toJson(value) {
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
    "2026-01-01",
    "x".repeat(2000),
    "\u202E",
    "\uD800",
    "array",
  ),
  fc.constantFrom(0, -0, 1, 9, 1e308, -1e308, 1e-9, Number.MAX_SAFE_INTEGER, true, false, null),
  fc.string({ maxLength: 20 }),
);
const PATTERN_PARTS = String.raw`( ) * + ? {9} {2,30} [ ] ^ $ | . a \w \pL (?i)`.split(" ");
const pattern = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATTERNS) },
  fc.array(fc.constantFrom(...PATTERN_PARTS), { maxLength: 30 }).map((parts) => parts.join("")),
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
  .map(([path, name, times]) => {
    const toTexts = (time) => Array.from({ length: 200 }, (_, index) => `${index % 9}${time}`);
    return object([
      "$and",
      Array.from({ length: times }, (_, time) => object([path, object([name, toTexts(time)])])),
    ]);
  });

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
  fc.constantFrom("saona", "isla saona catamaran", "a b c d e f g h i j k", "e ".repeat(99), "*", "AND OR"),
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
const anyFlag = fc.constantFrom(true, false, "true", 1, null);

const KEYS = {
  where: fc.oneof({ weight: 6, arbitrary: query }, nested, wide, crowded, scalar),
  only: names,
  without: names,
  sortBy: fc.oneof(sort, fc.array(sort, { maxLength: 12 }), scalar),
  search: fc.oneof(
    words,
    fc.tuple(fc.oneof(words, field), words).map(([name, value]) => object(["query", name], ["value", value])),
  ),
  surround: neighbours,
  limit: number,
  skip: number,
  deep: anyFlag,
  text: anyFlag,
};
const anyKey = fc.constantFrom(...Object.keys(KEYS)).chain((key) => KEYS[key].map((value) => [key, value]));
const unknownKey = fc.constantFrom("__proto__", "constructor", "Where", "$where", "", "title", "file");
const entry = fc.oneof(
  { weight: 5, arbitrary: KEYS.where.map((value) => ["where", value]) },
  { weight: 8, arbitrary: anyKey },
  { weight: 1, arbitrary: fc.tuple(unknownKey, scalar) },
);
const rawBody = fc.oneof(
  fc.constantFrom(
    ...[
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
    ],
    ...["where", "only"].map((key) => `{"${key}":${"[".repeat(8000)}${"]".repeat(8000)}}`),
    `{"where":${'{"$not":'.repeat(1600)}{}${"}".repeat(1601)}`,
    `{"search":{"query":${'{"a":'.repeat(2500)}1${"}".repeat(2502)}`,
    "{}{}",
  ),
  fc.constantFrom(15_000, 16_384, 16_400, 70_000).map((size) => `{"search":"${"x".repeat(size)}"}`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** Larger bodies are all refused alike, and would only measure how long they take to be sent. */
const LARGEST = 70_100;
const nearlyRight = fc
  .array(entry, { maxLength: 6 })
  .map((entries) => toJson(object(...entries)))
  .filter((text) => text.length < LARGEST);

/** One hostile query: a path, and a body that is mostly nearly right. */
export const hostileQuery = fc.record({
  path: often(PATHS, UNKNOWN_PATHS),
  body: fc.oneof({ weight: 20, arbitrary: nearlyRight }, { weight: 1, arbitrary: rawBody }),
});

const MAX_LENGTH = 199;
const LOCALES = ["en", "es", "it"];
/** Nearly all fields that have texts, and ways into their lists. */
const TEXT_FIELDS = [
  ..."title summary body text slug dir path extension key url createdAt updatedAt url_slug included".split(
    " ",
  ),
  ..."not_included bring advices health pregnancy babies accessibility weather payment cancellation".split(
    " ",
  ),
  ..."photo_video minimum_age_text category_tags suits days ports related price_basis cover.alt".split(" "),
  ..."cover.image gallery.alt places.name places.text itinerary.time itinerary.text faq.question".split(" "),
  ..."faq.answer pickup.place pickup.port pickup.time prices.port seo.title seo.description".split(" "),
  ..."seo.keywords places.0.text places.1.text itinerary.0.text faq.0.answer faq.1.answer".split(" "),
];
/** Words of the languages: what is one or two letters away from them is near to many words of an index. */
const KNOWN = [
  ..."saona catalina bayahibe excursion snorkelling traditional departure mountains catamaran montañas".split(
    " ",
  ),
  ..."tradicional salida caballos ballenas spiaggia tradizionale partenza balene bambini samana mare".split(
    " ",
  ),
];
const letters = (name, min, max) =>
  fc.string({ unit: fc.constantFrom(...name), minLength: min, maxLength: max });
/** Nothing is like these words, and each is compared with all others. */
const unknownWord = (length) => letters("aeiourstlnmcdp", length, length);
const misspelled = fc
  .tuple(fc.constantFrom(...KNOWN), fc.nat(6), letters("aeioxhy", 1, 2))
  .map(([word, at, wrong]) => word.slice(0, at) + wrong + word.slice(at + 1));
const list = (word, least, most) =>
  fc.array(word, { minLength: least, maxLength: most }).map((all) => all.join(" ").slice(0, MAX_LENGTH));
const searched = fc.oneof(
  fc.constantFrom(3, 4, 5, 7, 8, 12).chain((length) => list(unknownWord(length), 8, 40)),
  list(unknownWord(40), 1, 5),
  list(letters("abcdefghilmnoprstuv", 1, 1), 1, 60),
  list(letters("abcdefghilmnoprstuv", 2, 2), 1, 60),
  list(misspelled, 1, 30),
  list(fc.constantFrom(...KNOWN), 1, 30),
  list(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), 1, 20),
  fc.constantFrom("ñ", "\u1E9B\u0323", "\uFDFA", "𝒂", "ﬁ", "\u0390").map((letter) => letter.repeat(90)),
  fc.constantFrom("", " ", "a", "?", "\u00A0", "- - -", "\u0000", "\u202E"),
);

/** Searches all offers in a language for words, in all fields or in one. */
function toSearch(locale, value, name) {
  const search = name === undefined ? value : object(["query", name], ["value", value]);
  return { path: `/${locale}`, body: toJson(object(["deep", true], ["only", ["key"]], ["search", search])) };
}

/** One hostile search of all offers in a language. */
export const hostileSearch = fc
  .tuple(
    fc.constantFrom(...LOCALES),
    searched,
    fc.option(fc.constantFrom(...TEXT_FIELDS), { nil: undefined }),
  )
  .map((parts) => toSearch(...parts));

/** A first search of each index, which makes it. */
export const FIRST_SEARCHES = LOCALES.flatMap((locale) =>
  [undefined, ...TEXT_FIELDS].map((name) => toSearch(locale, "saona", name)),
);
