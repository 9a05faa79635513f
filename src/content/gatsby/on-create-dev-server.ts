import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { LOCALE_CODES } from "../../config/locales";
import { getFilePath } from "../../i18n/routes";
import { createSearchIndex } from "../outputs/create-search-index";
import { readSiteFacts } from "../outputs/site-facts";

/** Gives `npm run dev` the search index, which the build writes as a file. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, getNodesByType }) => {
  const server = app as Express;
  for (const locale of LOCALE_CODES)
    server.get(getFilePath("searchIndex", locale), (_request, response) => {
      response.type("json").send(createSearchIndex(readSiteFacts(getNodesByType), locale));
    });
};
