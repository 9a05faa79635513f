/** @jest-environment node */
import { readFileSync } from "node:fs";

import Ajv, { type ValidateFunction } from "ajv-2020/dist/2020";

import openApi from "../../../docs/content-api.openapi.json";
import { createOpenApi, OPEN_API } from "../../content/outputs/generated-sources";
import { LOCALE_CODES } from "../../domain/config/locales";
import { offerSchema } from "../../content/schema/offer";
import { listContentDocuments } from "../../content/documents/content-documents";
import { readContentFiles } from "../../content/site-content";
import { setUpContentApi } from "../../testing/content-queries";

const api = setUpContentApi();
const { schemas } = openApi.components;

function compile(name: keyof typeof schemas): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addFormat("date", /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addSchema(openApi, "api");
  return ajv.getSchema(`api#/components/schemas/${name}`) as ValidateFunction;
}

function findErrors(name: keyof typeof schemas, value: unknown): unknown[] {
  const validate = compile(name);
  return validate(value) ? [] : (validate.errors ?? []);
}

describe("docs/content-api.openapi.json", () => {
  it("describes the fields of an offer by their schema (npm run build writes them)", () => {
    const fields = Object.keys(schemas.PartialDocument.properties);
    const ofFiles = [
      ...["slug", "dir", "path", "extension", "key", "url", "rating", "createdAt", "updatedAt", "text"],
    ];
    expect(fields.sort()).toEqual([...Object.keys(offerSchema.shape), ...ofFiles].sort());
    expect(readFileSync(OPEN_API, "utf8")).toBe(createOpenApi());
  });

  it("is true of every document of a website", async () => {
    const documents = await listContentDocuments("e2e", await readContentFiles("e2e"));
    const validate = compile("Document");
    for (const locale of LOCALE_CODES) {
      expect(documents[locale].length).toBeGreaterThan(0);
      for (const document of documents[locale])
        expect({ path: document.path, valid: validate(document), errors: validate.errors }).toEqual({
          path: document.path,
          valid: true,
          errors: null,
        });
    }
  });

  it.each<[string, keyof typeof schemas, object]>([
    ["/en/excursions", "List", {}],
    ["/en", "List", { deep: true, text: true, sortBy: ["title"] }],
    ["/en/excursions", "List", { surround: { slugOrPath: "saona-island" } }],
    ["/es/excursions/isla-saona", "PartialDocument", { only: ["title", "prices"] }],
    ["/en/excursions/odin", "NotFound", {}],
    ["/en/excursions", "Refused", { where: { $where: "1" } }],
    ["/en/excursions", "Error", []],
  ])("is true of the answer of %s as %s", async (path, name, query) => {
    expect(findErrors(name, (await api.ask(path, query)).body)).toEqual([]);
    expect(findErrors("Query", query).length > 0).toBe(Array.isArray(query));
  });
});
