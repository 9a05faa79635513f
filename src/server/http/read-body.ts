import { BODY_LIMIT } from "../../contracts/limits";
import type { Exchange } from "./exchange";
import { HttpError } from "./http-error";

type BodyKind = "json" | "form";

const KINDS: Record<string, BodyKind> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** Gets the kind of a body by its content type, or `undefined` for one that we do not take. */
export function getBodyKind(exchange: Exchange): BodyKind | undefined {
  const type = exchange.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  return Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
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
