import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";

import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from "../../../domain/config/locales";
import { BODY_LIMIT } from "../../../domain/config/forms";
import { parseRequest } from "../../../domain/contracts/fields";
import { matchLanguages } from "../../../domain/i18n/detect-locale";
import { getEnv } from "../env";
import type { Html } from "../html";
import type { ErrorCode, ErrorReply } from "../../../domain/contracts/error-codes";

/** The header in which every failed answer, page or JSON, names its code for programs. */
export const ERROR_CODE_HEADER = "X-Error-Code";

export class HttpError extends Error {
  override name = "HttpError";
  readonly reply: ErrorReply;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: Omit<ErrorReply, "code"> = {}, headers: HttpError["headers"] = {}) {
    super(code);
    this.reply = { code, ...details };
    const { retryAfter } = details;
    this.headers = { ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }), ...headers };
  }
}

export interface Exchange {
  method: string;
  header(name: string): string | undefined;
  query(name: string): string | undefined;
  /** A part of the path, of a function that answers several; `*` is the rest of it. */
  param(name: string): string | undefined;
  /** As the host parsed it; checked by nobody yet. */
  body: unknown;
  /** The address of the socket; proxies may stand in front. */
  remoteAddress: string;
}

export interface JsonAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  json: object;
}

export type Answer =
  | JsonAnswer
  | { status: number; headers?: Readonly<Record<string, string>>; page: Html }
  | { status: 200; headers?: Readonly<Record<string, string>>; type: string; bytes: Buffer }
  | { status: 204; headers?: Readonly<Record<string, string>> }
  | { status: 302 | 303; headers?: Readonly<Record<string, string>>; location: string };

export type Respond = (exchange: Exchange) => Promise<Answer>;

type BodyKind = "json" | "form";

export function getBodyKind(exchange: Exchange): BodyKind | undefined {
  const type = exchange.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** Reads the body that the host has parsed; throws for too many bytes, other types, and what could not be parsed. */
export function readBody(
  exchange: Exchange,
  kinds: readonly BodyKind[],
  limit: number = BODY_LIMIT,
): Record<string, unknown> {
  const length = Number(exchange.header("content-length") ?? 0);
  if (length > limit) throw new HttpError("too-large");
  const kind = getBodyKind(exchange);
  if (kind === undefined || !kinds.includes(kind)) throw new HttpError("unsupported-type");
  const { body } = exchange;
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new HttpError("bad-request");
  // Gatsby's own wrapper swallows the errors of its parser and hands over an empty object: a broken body looks like {}.
  if (kind === "json" && Object.keys(body).length === 0 && length > "{ }".length)
    throw new HttpError("bad-request");
  return body as Record<string, unknown>;
}

/** Reads the query of a request by its schema; a field that is left empty asks for nothing. Throws 422 with the refused fields. */
export function readQuery<Schema extends z.ZodObject>(exchange: Exchange, schema: Schema): z.output<Schema> {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = exchange.query(name);
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  const parsed = parseRequest(schema, Object.fromEntries(given));
  if (!parsed.ok) throw new HttpError("invalid", { fields: parsed.fields });
  return parsed.data;
}

function getHost(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Refuses posts that another website makes a browser send. A program that sends none of these headers is no browser, and has no cookies of a visitor. */
export function assertSameOrigin(exchange: Exchange): void {
  const site = exchange.header("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  if (site !== undefined) throw new HttpError("forbidden-origin");
  const origin = exchange.header("origin");
  if (origin === undefined) return;
  const host = getHost(origin);
  if (host !== undefined && (host === exchange.header("host") || host === getHost(getEnv().siteUrl))) return;
  throw new HttpError("forbidden-origin");
}

function getLanguages(accepted: string): string[] {
  const ranges = accepted.split(",").map((range) => {
    const [language = "", ...parameters] = range.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter));
    return { language, weight: Number(quality?.slice(2) ?? "1") };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** Returns the language of the address (`lang`), or else the first of the browser's that the site speaks. */
export function getAskedLocale(exchange: Exchange): Locale {
  const lang = exchange.query("lang");
  if (isLocale(lang)) return lang;
  return (
    matchLanguages(getLanguages(exchange.header("accept-language") ?? ""), LOCALE_CODES) ?? DEFAULT_LOCALE
  );
}

/** Returns whether a mail program unsubscribes: it says so in the body (RFC 8058), follows no redirect and comes from any origin. */
export function isOneClick({ body }: Exchange): boolean {
  return (body as Record<string, unknown> | null | undefined)?.["List-Unsubscribe"] === "One-Click";
}

/** Waits until `ms` milliseconds have gone by since `began` (by `performance.now()`): how long the work took cannot be told from the answer. */
export async function waitSince(began: number, ms: number): Promise<void> {
  await sleep(Math.max(0, began + ms - performance.now()));
}
