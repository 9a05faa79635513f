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
  ["$eq of true", { where: { featured: true } }, [SAONA, WHALES]],
  ["$ne", { where: { slug: { $ne: HOYO } } }, without(HOYO)],
  ["$gt", { where: { duration_hours: { $gt: 11 } } }, [HAITISES, WHALES]],
  ["$gte", { where: { duration_hours: { $gte: 12 } } }, [HAITISES, WHALES]],
  ["$gte takes a number written as text", { where: { duration_hours: { $gte: "12" } } }, [HAITISES, WHALES]],
  ["$lt", { where: { duration_hours: { $lt: 7 } } }, [HOYO]],
  ["$lte", { where: { duration_hours: { $lte: 7 } } }, [CATALINA, HOYO]],
  ["$gt and $lt together", { where: { duration_hours: { $gt: 7, $lt: 11 } } }, [SAONA]],
  ["$between", { where: { duration_hours: { $between: [7, 9] } } }, [SAONA, CATALINA]],
  [
    "$gt of a date as JSON writes it",
    { where: { createdAt: { $gt: "2026-05-01T00:00:00.000Z" } } },
    [HOYO, WHALES],
  ],
  ["$in", { where: { slug: { $in: [SAONA, HOYO, "odin"] } } }, [SAONA, HOYO]],
  ["$nin", { where: { slug: { $nin: [SAONA, HOYO] } } }, without(SAONA, HOYO)],
  [
    "$contains of a list: the value is in it",
    { where: { category_tags: { $contains: "culture" } } },
    [DOMINGO],
  ],
  ["$contains of a list: no part of a value", { where: { category_tags: { $contains: "cult" } } }, []],
  [
    "$contains of several: all of them",
    { where: { category_tags: { $contains: ["sea", "wildlife"] } } },
    [CATALINA, WHALES],
  ],
  ["$contains of a text: a part of it", { where: { title: { $contains: "Island" } } }, [SAONA, CATALINA]],
  ["$contains tells capital letters apart", { where: { title: { $contains: "island" } } }, []],
  [
    "$contains of an object: one of its keys",
    { where: { boat: { $contains: "cabins" } } },
    ["motor-yacht"],
    "/en/catalog",
  ],
  ["$contains through a list of objects", { where: { "places.name": { $contains: "Mano Juan" } } }, [SAONA]],
  [
    "$contains of several through a list of objects",
    { where: { "places.name": { $contains: ["Mano Juan", "Natural pool"] } } },
    [SAONA],
  ],
  ["$containsAny", { where: { category_tags: { $containsAny: ["culture", "adventure"] } } }, [DOMINGO, HOYO]],
  ["$containsAny of a text", { where: { title: { $containsAny: ["Azul", "Whales"] } } }, [HOYO, WHALES]],
  ["$containsNone", { where: { category_tags: { $containsNone: ["sea", "culture"] } } }, [HAITISES, HOYO]],
  ["$regex", { where: { title: { $regex: "^S" } } }, [SAONA, DOMINGO, WHALES]],
  ["$regex tells capital letters apart", { where: { title: { $regex: "island" } } }, []],
  ["$regex with letters in a list", { where: { title: { $regex: ["ISLAND", "i"] } } }, [SAONA, CATALINA]],
  ["$regex on the text of the document", { where: { text: { $regex: "reefs?" } } }, [CATALINA]],
  ["$len of a text", { where: { title: { $len: 9 } } }, [HOYO]],
  ["$len with an operator", { where: { title: { $len: { $lt: 13 } } } }, [HOYO]],
  ["$len knows texts alone", { where: { category_tags: { $len: 1 } } }, []],
  ["$size of a list", { where: { category_tags: { $size: 3 } } }, [SAONA]],
  ["$size knows lists alone", { where: { title: { $size: 9 } } }, []],
  ["$type string", { where: { title: { $type: "string" } } }, EXCURSIONS],
  ["$type array", { where: { title: { $type: "array" } } }, []],
  ["$type of what is not there", { where: { minimum_age: { $type: "undefined" } } }, [SAONA, DOMINGO, HOYO]],
  ["$finite", { where: { minimum_age: { $finite: true } } }, [CATALINA, HAITISES, WHALES]],
  ["$exists", { where: { minimum_age: { $exists: true } } }, [CATALINA, HAITISES, WHALES]],
  ["$exists: false", { where: { minimum_age: { $exists: false } } }, [SAONA, DOMINGO, HOYO]],
  ["several fields are all asked for", { where: { featured: true, duration_hours: { $gt: 10 } } }, [WHALES]],
  [
    "$and",
    { where: { $and: [{ duration_hours: { $gt: 10 } }, { slug: { $ne: DOMINGO } }] } },
    [HAITISES, WHALES],
  ],
  ["$or", { where: { $or: [{ duration_hours: { $gte: 13 } }, { title: "Hoyo Azul" }] } }, [HOYO, WHALES]],
  ["$or beside a field", { where: { featured: true, $or: [{ slug: HOYO }, { slug: WHALES }] } }, [WHALES]],
  [
    "$and within $or",
    { where: { $or: [{ $and: [{ featured: true }, { slug: SAONA }] }, { slug: HOYO }] } },
    [SAONA, HOYO],
  ],
  ["$not of a field", { where: { title: { $not: { $regex: "^S" } } } }, [CATALINA, HAITISES, HOYO]],
  [
    "$not of a list's value",
    { where: { category_tags: { $not: { $contains: "nature" } } } },
    [CATALINA, DOMINGO, WHALES],
  ],
  ["$or within a field", { where: { duration_hours: { $or: [{ $lt: 5 }, { $gt: 12 }] } } }, [HOYO, WHALES]],
  [
    "a path with dots leads into objects",
    { where: { "boat.capacity": { $gte: 12 } } },
    ["motor-yacht"],
    "/en/catalog",
  ],
  ["a path with dots leads through lists", { where: { "prices.adult": { $lt: 70 } } }, [CATALINA]],
  ["an unknown field holds nothing", { where: { author: "Odin" } }, []],
  ["no condition is all", { where: {} }, EXCURSIONS],
];

testQueries("where", api, WHERE);
