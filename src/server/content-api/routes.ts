import type { Locale } from "../../domain/config/locales";
import {
  type ContentDocument,
  parseContentQuery,
  QUERY_LIMITS,
  type ContentQuery,
} from "../../domain/contracts/content-query";
import { type Answer, type Exchange, readBody, HttpError } from "../platform/http/request";
import { readPublished } from "../platform/published";
import { QueryError } from "./query-limits";
import { runQuery, type QueryResult } from "./run-query";

/* eslint-disable @typescript-eslint/no-require-imports -- Each is read when it is first asked for; before a build there is none. */
const EMBEDDED: Record<Locale, () => unknown> = {
  en: () => require("../../../.build/content/en.json") as unknown,
  es: () => require("../../../.build/content/es.json") as unknown,
  it: () => require("../../../.build/content/it.json") as unknown,
};
/* eslint-enable */

/** Loads the documents of a language: what was published last on this machine, or what the function was bundled with. */
function loadDocuments(locale: Locale): readonly ContentDocument[] {
  // Both were written by the build, from content that its schemas had passed.
  return readPublished(`${locale}.json`) ?? (EMBEDDED[locale]() as readonly ContentDocument[]);
}

const TOTAL_HEADER = "X-Total-Count";

/** Public data: pages of other websites may query it too. */
export const CONTENT_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `${TOTAL_HEADER}, X-Error-Code`,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type",
  "Access-Control-Max-Age": "86400",
};

function readQuery(exchange: Exchange): ContentQuery {
  const parsed = parseContentQuery(readBody(exchange, ["json"], QUERY_LIMITS.body));
  if (!parsed.ok) throw new HttpError("invalid", { key: parsed.key });
  return parsed.query;
}

async function run(path: string, query: ContentQuery): Promise<QueryResult> {
  try {
    return await runQuery(path, query, loadDocuments);
  } catch (error) {
    if (error instanceof QueryError) throw new HttpError("invalid", { key: error.key });
    throw error;
  }
}

export async function answerContentQuery(exchange: Exchange): Promise<Answer> {
  const path = `/${exchange.param("*") ?? ""}`.replace(/\/+$/, "") || "/";
  const result = await run(path, readQuery(exchange));
  if (result.kind === "not-found") throw new HttpError("not-found", { message: `${path} not found` });
  if (result.kind === "document") return { status: 200, json: result.document };
  return { status: 200, headers: { [TOTAL_HEADER]: String(result.total) }, json: result.documents };
}

export async function answerPreflight(): Promise<Answer> {
  return { status: 204, headers: PREFLIGHT_HEADERS };
}
