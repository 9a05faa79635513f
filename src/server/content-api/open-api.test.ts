/** @jest-environment node */
import Ajv, { type ValidateFunction } from "ajv-2020/dist/2020";

import { createOpenApi } from "../../content/outputs/open-api";
import { LOCALE_CODES } from "../../domain/config/locales";
import { listContentDocuments } from "../../content/documents/content-documents";
import { readContentFiles } from "../../content/site-content";
import { setUpContentApi } from "../../testing/content-queries";

const api = setUpContentApi();
const openApi = createOpenApi();
type SchemaName = keyof typeof openApi.components.schemas;

function compile(name: SchemaName): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addFormat("date", /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addSchema(openApi, "api");
  return ajv.getSchema(`api#/components/schemas/${name}`) as ValidateFunction;
}

function findErrors(name: SchemaName, value: unknown): unknown[] {
  const validate = compile(name);
  return validate(value) ? [] : (validate.errors ?? []);
}

describe("the OpenAPI document", () => {
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

  it.each<[string, SchemaName, object]>([
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
