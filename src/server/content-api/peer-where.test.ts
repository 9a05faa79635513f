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
 * What a client of nuxt-content v1 may rely on, from its documentation (content.nuxt.com/v1: "Fetching content", and the
 * "Query Examples" of LokiJS, to which it refers for `where`) over the real handler.
 */
const api = setUpContentApi();

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
