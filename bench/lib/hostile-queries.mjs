import fc from "fast-check";

const FIELDS =
  "title slug body text order category_tags prices prices.adult places.name boat.cabins createdAt faq.answer prices.0.adult nothing".split(
    " ",
  );
const ODD_FIELDS =
  "__proto__ constructor prototype constructor.prototype.x a.__proto__.b toString hasOwnProperty . a..b $ a.$gt title. ñ".split(
    " ",
  );
const OPERATORS =
  "$eq $ne $gt $gte $lt $lte $between $in $nin $contains $containsAny $containsNone $regex $len $size $type $exists $finite $not $and $or $nor".split(
    " ",
  );
const UNKNOWN_OPERATORS =
  "$where $expr $function $jsonSchema $text $mod $all $elemMatch $options $ $$gt $GT $__proto__".split(" ");
/** Slow in engines that go back, large when they are compiled, and wrong ones. */
const PATTERNS = [
  ...String.raw`(a+)+$ (a|a)*b (.*a){12}b ^(([a-z])+.)+[A-Z]([a-z])+$ (x+x+)+y (.*)*(.*)*(.*)*(.*)*z`.split(
    " ",
  ),
  ...String.raw`(a?){30}a{30} a{1000} (a{10}){10} ((a|aa|aaa)+){9}z (\pL{0,9}){9}x (?i)[\p{L}\p{N}]{20}`.split(
    " ",
  ),
  ...String.raw`( [ (?=a) (?<!a)b (a)\1 \ a** (?P<n>a)(?P<n>b) \x{110000} a{2,1} (?i)saona ^S . | ^*`.split(
    " ",
  ),
  "",
];
const PATHS = ["/en/excursions", "/en", "/es/activities", "/it/catalog", "/en/excursions/saona-island"];
const ODD_PATHS =
  "/ /fr /en/odin /__proto__ /en/constructor /en/../../etc/passwd /en/%2e%2e /%ff /en/%00 //evil.example /en?where=1".split(
    " ",
  );

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
const field = often(FIELDS, ODD_FIELDS);
const scalar = fc.oneof(
  fc.constantFrom(
    "",
    "Saona",
    "isla saona catamaran",
    "9",
    "-1",
    "NaN",
    "x".repeat(2000),
    "\u202E",
    "\uD800",
  ),
  fc.constantFrom(0, -0, 1, 9, 200, 201, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, true, false, null),
  fc.string({ maxLength: 20 }),
);
const pattern = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATTERNS) },
  fc.string({ unit: fc.constantFrom(..."()*+?[]^$|.a\\{9,}"), maxLength: 30 }),
);
const oneEntry = (key, value) => fc.tuple(key, value).map((entry) => object(entry));

const { condition, query } = fc.letrec((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: scalar },
    fc.array(scalar, { maxLength: 8 }),
    fc.constantFrom(300, 5000).map((length) => Array.from({ length }, (_, index) => `v${index % 50}`)),
    oneEntry(field, scalar),
    tie("condition"),
    fc.array(tie("query"), { maxLength: 4 }),
  ),
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.tuple(pattern, scalar).map(([source, letters]) => object(["$regex", source], ["$options", letters])),
    oneEntry(fc.constant("$regex"), pattern),
    fc
      .array(fc.tuple(often(OPERATORS, UNKNOWN_OPERATORS, 12), tie("value")), { minLength: 1, maxLength: 4 })
      .map((entries) => object(...entries)),
  ),
  query: fc.oneof(
    { depthSize: "small" },
    fc
      .array(fc.tuple(field, fc.oneof(scalar, tie("condition"))), { maxLength: 5 })
      .map((entries) => object(...entries)),
    oneEntry(
      fc.constantFrom("$and", "$or", "$nor", "$not", "$where"),
      fc.oneof(fc.array(tie("query"), { maxLength: 5 }), tie("query")),
    ),
  ),
}));

/** A condition around a condition, often deeper than any stack. */
const nested = fc
  .tuple(fc.constantFrom("$and", "$or", "$not", "title"), fc.constantFrom(3, 12, 200, 700), condition)
  .map(([name, depth, inner]) => {
    let found = inner;
    for (let level = 0; level < depth; level += 1) found = object([name, found]);
    return found;
  });
/** Very many short texts, looked for in the longest fields. */
const crowded = fc.constantFrom("text", "body", "faq.answer", "places.text").map((path) => {
  const texts = Array.from({ length: 200 }, (_, index) => `${index % 9}`);
  return object(["$and", Array.from({ length: 15 }, () => object([path, object(["$containsNone", texts])]))]);
});

const any = fc.oneof(scalar, field, fc.array(field, { maxLength: 500 }), oneEntry(field, scalar), condition);
const entry = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant("where"), fc.oneof(query, nested, crowded, scalar)) },
  {
    weight: 8,
    arbitrary: fc.tuple(
      fc.constantFrom(..."only without sortBy search surround limit skip deep text".split(" ")),
      any,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom("__proto__", "constructor", "Where", "$where", ""), scalar),
  },
);
const rawBody = fc.oneof(
  fc.constantFrom(...["", "{", "[]", "null", '"x"', "{}{}", "\uFEFF{}", '{"a":1,"a":2}', "[".repeat(8000)]),
  fc.constantFrom('{"where":'.repeat(1700), `{"where":${'{"$not":'.repeat(1600)}{}${"}".repeat(1601)}`),
  fc.constantFrom(15_000, 16_384, 16_400, 70_000).map((size) => `{"search":"${"x".repeat(size)}"}`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);
/** Larger bodies are all refused alike. */
const LARGEST = 70_100;
const nearlyRight = fc
  .array(entry, { maxLength: 6 })
  .map((entries) => toJson(object(...entries)))
  .filter((text) => text.length < LARGEST);

/** One hostile query: a request whose path is mostly one of the content's, and whose body is nearly right. */
export const hostileQuery = fc
  .record({
    path: often(PATHS, ODD_PATHS),
    body: fc.oneof({ weight: 20, arbitrary: nearlyRight }, { weight: 1, arbitrary: rawBody }),
  })
  .map(({ path, body }) => ({
    ...{ method: "POST", path: `content${path}`, query: "", type: "application/json", headers: {}, body },
  }));
