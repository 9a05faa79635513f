import { DEFAULT_LOCALE } from "../config/locales";
import { parseContentFile } from "../content/parse-content-file";
import { partnerSchema, type Partner } from "../content/schema/partner";

const FILE = /^content\/partners\/(.+)\.json$/;

/** Lists the partners by their codes, which are the names of their files; what the build will refuse is left out. */
export function listPartners(files: ReadonlyMap<string, string>): Partner[] {
  return [...files]
    .flatMap(([path, source]): Partner[] => {
      const [, code] = FILE.exec(path) ?? [];
      if (code === undefined) return [];
      const { locales, problems } = parseContentFile(`partners/${code}.json`, source);
      if (problems.length > 0) return [];
      // The same in every language.
      const { content } = locales.find(({ locale }) => locale === DEFAULT_LOCALE) ?? {};
      return [{ code, ...partnerSchema.parse(content) }];
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
