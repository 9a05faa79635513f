import type { z } from "zod";

import { parseRequest } from "../../contracts/parse-request";
import { assertSameOrigin } from "../http/assert-same-origin";
import type { Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { readBody } from "../http/read-body";

/**
 * Reads the JSON of a call of the staff's side by its schema. Throws 403 for another website, 415 for another content type, 422 with
 * the refused fields.
 */
export function readRequest<Schema extends z.ZodType>(exchange: Exchange, schema: Schema): z.output<Schema> {
  assertSameOrigin(exchange);
  const parsed = parseRequest(schema, readBody(exchange, ["json"]));
  if (!parsed.ok) throw new HttpError("invalid", { fields: parsed.fields });
  return parsed.data;
}
