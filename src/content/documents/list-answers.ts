import type { Locale } from "../../config/locales";
import { parseContentFile } from "../parse-content-file";
import type { AnswersReply } from "../../contracts/enquiry-changes";

type Answer = AnswersReply["answers"][number];

const FOLDER = /^content\/answers\/(.+)\.json$/;

/** Lists the ready-made answers in all languages, by their keys; what the build will refuse is left out. */
export function listAnswers(files: ReadonlyMap<string, string>): Answer[] {
  return [...files]
    .flatMap(([path, source]): Answer[] => {
      const [, key] = FOLDER.exec(path) ?? [];
      if (key === undefined) return [];
      const { locales, problems } = parseContentFile(`answers/${key}.json`, source);
      if (problems.length > 0) return [];
      const collect = (field: "title" | "text") =>
        Object.fromEntries(locales.map(({ locale, content }) => [locale, content[field]])) as Record<
          Locale,
          string
        >;
      return [{ key, title: collect("title"), text: collect("text") }];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
