import { readJson, setUpTestSite } from "./set-up-test-site";

/** The slugs of the excursions in `src/testing/content-documents`, in their order. */
export const SAONA = "saona-island";
export const CATALINA = "catalina-island";
export const DOMINGO = "santo-domingo";
export const HAITISES = "los-haitises";
export const HOYO = "hoyo-azul";
export const WHALES = "samana-whales";
export const EXCURSIONS = [SAONA, CATALINA, DOMINGO, HAITISES, HOYO, WHALES];

/** A query and the slugs that answer it; a path other than the excursions' stands last. */
export type QueryCase = [says: string, query: object, slugs: (string | null)[], path?: string];

export interface ContentClient {
  ask(path: string, query: unknown): Promise<{ status: number; body: unknown }>;
}

/** A fresh site for each test, with the documents of `src/testing/content-documents`. */
export function setUpContentApi(): ContentClient {
  const site = setUpTestSite();
  return { ask: async (path, query) => readJson(await site.postJson(`/api/content${path}`, query)) };
}

/** Tests a table of queries. */
export function testQueries(name: string, api: ContentClient, cases: readonly QueryCase[]): void {
  describe(name, () => {
    it.each(cases)("%s", async (_says, query, slugs, path = "/en/excursions") => {
      const { status, body } = await api.ask(path, query);
      expect(status).toBe(200);
      expect((body as ({ slug: string } | null)[]).map((document) => document && document.slug)).toEqual(
        slugs,
      );
    });
  });
}
