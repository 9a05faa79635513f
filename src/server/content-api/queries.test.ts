/** @jest-environment node */
import {
  CATALINA,
  DOMINGO,
  EXCURSIONS,
  HAITISES,
  HOYO,
  SAONA,
  setUpContentApi,
  testQueries,
  type QueryCase,
  WHALES,
} from "../../testing/content-queries";

/**
 * Behavior that a client of nuxt-content v1 may rely on, from its documentation (content.nuxt.com/v1: "Fetching content", "Advanced", "Writing content") over the real handler.
 */
const api = setUpContentApi();

const ALL = [...EXCURSIONS, "zip-line", "private-driver", "motor-yacht"];

const PATHS: QueryCase[] = [
  ["a directory is a list", {}, EXCURSIONS],
  ["deep fetches from subdirectories", { deep: true }, ALL, "/en"],
  ["a path may end with a slash", {}, EXCURSIONS, "/en/excursions/"],
];

const SORTED: QueryCase[] = [
  ["ascending", { sortBy: { duration_hours: "asc" } }, [HOYO, CATALINA, SAONA, DOMINGO, HAITISES, WHALES]],
  [
    "descending",
    { sortBy: [{ duration_hours: "desc" }] },
    [WHALES, HAITISES, DOMINGO, SAONA, CATALINA, HOYO],
  ],
  [
    "field and direction as text",
    { sortBy: "duration_hours:desc" },
    [WHALES, HAITISES, DOMINGO, SAONA, CATALINA, HOYO],
  ],
  [
    "several fields as text",
    { sortBy: ["featured:desc", "duration_hours:asc"] },
    [SAONA, WHALES, HOYO, CATALINA, DOMINGO, HAITISES],
  ],
  [
    "what has no value comes first",
    { sortBy: { minimum_age: "asc" }, skip: 3 },
    [WHALES, HAITISES, CATALINA],
  ],
];

const PAGES: QueryCase[] = [
  ["limit", { limit: 2 }, [SAONA, CATALINA]],
  ["skip, then limit", { skip: 1, limit: 2 }, [CATALINA, DOMINGO]],
  [
    "where, then sort, then skip and limit",
    { where: { category_tags: { $contains: "nature" } }, sortBy: "duration_hours:desc", skip: 1, limit: 1 },
    [SAONA],
  ],
];

const SEARCHES: QueryCase[] = [
  ["words as text", { search: "sinkhole" }, [HOYO]],
  ["words in one field", { search: { query: "title", value: "island" } }, [SAONA, CATALINA]],
  ["one letter wrong", { search: "sinkhale" }, [HOYO]],
  ["the best first", { search: "whales" }, [WHALES]],
  ["search and where", { search: "island", where: { featured: true } }, [SAONA]],
  ["nothing found", { search: "qqqqqqqq" }, []],
];

const SURROUNDED: QueryCase[] = [
  ["previous and next by slug", { surround: { slugOrPath: DOMINGO } }, [CATALINA, HAITISES]],
  ["null before the first", { surround: { slugOrPath: SAONA } }, [null, CATALINA]],
  ["of what is not there", { surround: { slugOrPath: "odin" } }, [null, null]],
  [
    "after the sort",
    { sortBy: [{ duration_hours: "asc" }], surround: { slugOrPath: SAONA } },
    [CATALINA, DOMINGO],
  ],
  [
    "before and after",
    { surround: { slugOrPath: HAITISES, options: { before: 2, after: 1 } } },
    [CATALINA, DOMINGO, HOYO],
  ],
  [
    "search, limit and skip are ineffective",
    { search: "sinkhole", limit: 1, skip: 3, surround: { slugOrPath: DOMINGO } },
    [CATALINA, HAITISES],
  ],
];

testQueries("a path", api, PATHS);
testQueries("sortBy", api, SORTED);
testQueries("limit and skip", api, PAGES);
testQueries("search", api, SEARCHES);
testQueries("surround", api, SURROUNDED);

describe("a document", () => {
  const PATH = `/en/excursions/${SAONA}`;
  const keys = async (query: object) => Object.keys((await api.ask(PATH, query)).body as object).sort();

  it("is an object with what nuxt-content gives every file", async () => {
    expect((await api.ask(PATH, {})).body).toMatchObject({
      ...{
        title: "Saona Island by Catamaran",
        slug: SAONA,
        dir: "/en/excursions",
        path: PATH,
        extension: ".md",
      },
      ...{ createdAt: "2026-01-10T08:00:00.000Z", updatedAt: "2026-11-01T08:00:00.000Z", duration_hours: 9 },
      body: "<p>A day on the island with lunch under the palms.</p>\n",
    });
  });

  it("has its markdown when text is asked for, and not else", async () => {
    expect((await api.ask(PATH, { text: true })).body).toHaveProperty(
      "text",
      "A day on the island with lunch under the palms.",
    );
    expect((await api.ask(PATH, {})).body).not.toHaveProperty("text");
  });

  it("has the keys that only names, as a list or one", async () => {
    expect((await api.ask(PATH, { only: ["title"] })).body).toEqual({ title: "Saona Island by Catamaran" });
    expect(await keys({ only: "slug" })).toEqual(["slug"]);
    expect(await keys({ only: ["slug", "odin"] })).toEqual(["slug"]);
  });

  it("has not the keys that without names, as a list or one", async () => {
    const all = await keys({});
    expect(await keys({ without: ["body", "seo"] })).toEqual(
      all.filter((key) => key !== "body" && key !== "seo"),
    );
    expect(await keys({ without: "body" })).toEqual(all.filter((key) => key !== "body"));
    expect(await keys({ only: ["slug", "body"], without: "body" })).toEqual(["slug"]);
  });

  it("is 404 with a message when it is not there, or not as where asks", async () => {
    for (const [path, query] of [
      ["/en/excursions/odin", {}],
      [PATH, { where: { featured: false } }],
    ] as const) {
      const { status, body } = await api.ask(path, query);
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: "not-found", message: `${path} not found` },
      });
    }
  });

  it("is found by its slug in each language", async () => {
    expect((await api.ask("/es/excursions/isla-saona", { only: ["title", "url"] })).body).toEqual({
      title: "Isla Saona en catamarán",
      url: "/es/excursiones/isla-saona",
    });
    expect((await api.ask("/it/excursions/isla-saona", {})).status).toBe(404);
  });
});

/**
 * Behavior that a client of nuxt-content v1 may rely on, from its documentation (content.nuxt.com/v1: "Fetching content", and the
 * "Query Examples" of LokiJS, to which it refers for `where`) over the real handler.
 */

const without = (...slugs: string[]) => EXCURSIONS.filter((slug) => !slugs.includes(slug));

const WHERE: QueryCase[] = [
  ["a value means $eq", { where: { title: "Hoyo Azul" } }, [HOYO]],
  ["$eq", { where: { title: { $eq: "Hoyo Azul" } } }, [HOYO]],
  ["$eq is strict", { where: { duration_hours: "9" } }, []],
  ["$ne", { where: { slug: { $ne: HOYO } } }, without(HOYO)],
  ["$gt", { where: { duration_hours: { $gt: 11 } } }, [HAITISES, WHALES]],
  ["$gte", { where: { duration_hours: { $gte: 12 } } }, [HAITISES, WHALES]],
  ["$between", { where: { duration_hours: { $between: [7, 9] } } }, [SAONA, CATALINA]],
  ["$in", { where: { slug: { $in: [SAONA, HOYO, "odin"] } } }, [SAONA, HOYO]],
  ["$nin", { where: { slug: { $nin: [SAONA, HOYO] } } }, without(SAONA, HOYO)],
  [
    "$contains of a list: the value is in it",
    { where: { category_tags: { $contains: "culture" } } },
    [DOMINGO],
  ],
  ["$contains of a text: a part of it", { where: { title: { $contains: "Island" } } }, [SAONA, CATALINA]],
  ["$contains through a list of objects", { where: { "places.name": { $contains: "Mano Juan" } } }, [SAONA]],
  ["$containsAny", { where: { category_tags: { $containsAny: ["culture", "adventure"] } } }, [DOMINGO, HOYO]],
  ["$containsNone", { where: { category_tags: { $containsNone: ["sea", "culture"] } } }, [HAITISES, HOYO]],
  ["$regex", { where: { title: { $regex: "^S" } } }, [SAONA, DOMINGO, WHALES]],
  ["$regex with letters in a list", { where: { title: { $regex: ["ISLAND", "i"] } } }, [SAONA, CATALINA]],
  ["$len of a text", { where: { title: { $len: 9 } } }, [HOYO]],
  ["$size of a list", { where: { category_tags: { $size: 3 } } }, [SAONA]],
  ["$type string", { where: { title: { $type: "string" } } }, EXCURSIONS],
  ["$type of what is not there", { where: { minimum_age: { $type: "undefined" } } }, [SAONA, DOMINGO, HOYO]],
  ["$finite", { where: { minimum_age: { $finite: true } } }, [CATALINA, HAITISES, WHALES]],
  ["$exists", { where: { minimum_age: { $exists: true } } }, [CATALINA, HAITISES, WHALES]],
  ["several fields are all asked for", { where: { featured: true, duration_hours: { $gt: 10 } } }, [WHALES]],
  [
    "$and",
    { where: { $and: [{ duration_hours: { $gt: 10 } }, { slug: { $ne: DOMINGO } }] } },
    [HAITISES, WHALES],
  ],
  ["$or", { where: { $or: [{ duration_hours: { $gte: 13 } }, { title: "Hoyo Azul" }] } }, [HOYO, WHALES]],
  ["$not of a field", { where: { title: { $not: { $regex: "^S" } } } }, [CATALINA, HAITISES, HOYO]],
  ["a path with dots leads through lists", { where: { "prices.adult": { $lt: 70 } } }, [CATALINA]],
  ["no condition is all", { where: {} }, EXCURSIONS],
];

testQueries("where", api, WHERE);
