/** @jest-environment node */
import { setUpContentApi } from "../../testing/content-queries";

const api = setUpContentApi();

const deep = (depth: number, operator: string): object =>
  depth === 0
    ? { title: "x" }
    : { [operator]: operator === "$not" ? deep(depth - 1, operator) : [deep(depth - 1, operator)] };
const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, value]));

describe("a query that is not answered is refused with the name that is wrong", () => {
  it.each<[name: string, query: string | object, key: string]>([
    ["an unknown key", { author: "Odin" }, "author"],
    ["a prototype", '{"__proto__": {"deep": true}}', "__proto__"],
    ["a prototype in where", '{"where": {"__proto__": {"$exists": true}}}', "__proto__"],
    ["a prototype deep in where", '{"where": {"boat": {"__proto__": {"cabins": 2}}}}', "__proto__"],
    ["a prototype as a path", { where: { "boat.__proto__.cabins": 2 } }, "boat.__proto__.cabins"],
    ["a constructor", { where: { "constructor.name": "Object" } }, "constructor.name"],
    ["a prototype to sort by", '{"sortBy": {"__proto__": "asc"}}', "sortBy"],
    ["code", { where: { $where: "while (true) {}" } }, "$where"],
    ["code in a field", { where: { title: { $where: "return true" } } }, "$where"],
    ["an unknown operator", { where: { title: { $like: "Saona" } } }, "$like"],
    ["an operator of ours", { where: { $test: "x" } }, "$test"],
    ["an operator where a value stands", { where: { boat: { cabins: { $gt: 1 } } } }, "$gt"],
    ["an expression that became {}", { where: { title: {} } }, "title"],
    ["a where that is a list", { where: [] }, "where"],
    ["$or of nothing", { where: { $or: [] } }, "$or"],
    ["$in that is no list", { where: { title: { $in: "Saona" } } }, "$in"],
    ["$in of very many", { where: { title: { $in: Array.from({ length: 201 }, String) } } }, "$in"],
    ["a broken expression", { where: { title: { $regex: "(" } } }, "$regex"],
    ["a look ahead", { where: { title: { $regex: "(?=a)" } } }, "$regex"],
    ["a reference back", { where: { title: { $regex: "(a)\\1" } } }, "$regex"],
    ["a long expression", { where: { title: { $regex: "a".repeat(201) } } }, "$regex"],
    ["a large expression", { where: { title: { $regex: "(a?){500}(a){500}" } } }, "$regex"],
    ["a nested one", { where: { title: { $regex: "((a{30}){30}){30}" } } }, "$regex"],
    ["wide ranges", { where: { title: { $regex: [`[${"B-😀".repeat(49)}]`, "i"] } } }, "$regex"],
    [
      "many expressions",
      { where: { $or: Array.from({ length: 6 }, () => ({ title: { $regex: "a" } })) } },
      "$regex",
    ],
    ["deep $and", { where: deep(12, "$and") }, "where"],
    ["deep $not", { where: deep(500, "$not") }, "where"],
    ["many conditions", { where: many(51, 1) }, "where"],
    ["a deep value", { where: { boat: { a: { b: { c: { d: 1 } } } } } }, "boat"],
    ["a deep path", { where: { "a.b.c.d.e.f.g": 1 } }, "a.b.c.d.e.f.g"],
    ["a sort direction", { sortBy: { title: "up" } }, "sortBy"],
    ["many sort keys", { sortBy: Array.from({ length: 9 }, () => "title") }, "sortBy"],
    ["a limit below nothing", { limit: -1 }, "limit"],
    ["very many fields", { only: Array.from({ length: 101 }, (_, index) => `f${index}`) }, "only"],
    ["long words", { search: "a".repeat(201) }, "search"],
    ["an unknown key of search", { search: { query: "a", fuzzy: 2 } }, "fuzzy"],
    ["a search of the database's own", { search: { query: { type: "match" } } }, "search"],
    ["a field that has no words", { search: { query: "order", value: "saona" } }, "search"],
    ["very many neighbours", { surround: { slugOrPath: "x", options: { before: 21 } } }, "before"],
  ])("%s", async (_name, query, key) => {
    expect(await api.ask("/en/excursions", query)).toEqual({ status: 422, body: { code: "invalid", key } });
  });

  it("the neighbours of a document that is asked for alone", async () => {
    const query = { surround: { slugOrPath: "hoyo-azul" } };
    expect(await api.ask("/en/excursions/saona-island", query)).toEqual({
      status: 422,
      body: { code: "invalid", key: "surround" },
    });
  });
});

it("a key that holds null counts as not given", async () => {
  expect((await api.ask("/en/services", { where: null, search: null, limit: null })).status).toBe(200);
});

it("the root is no directory of one language", async () => {
  const reply = { status: 404, body: { code: "not-found", message: "/ not found" } };
  expect(await api.ask("", { deep: true })).toEqual(reply);
});

describe("there is nothing at", () => {
  it.each([
    "",
    "/",
    "/xx",
    "/en/odin",
    "/en/excursions/odin",
    "/en/excursions/saona-island/more",
    "/es/excursions/saona-island",
    "/__proto__",
    "/en/__proto__",
    "/constructor/prototype",
    "/%2e%2e/settings",
    "/en/excursions/%00",
  ])("/api/content%s", async (path) => {
    expect(await api.ask(path, {})).toMatchObject({ status: 404, body: { code: "not-found" } });
  });
});
