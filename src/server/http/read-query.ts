import type { z } from "zod";

import { parseRequest } from "../../contracts/parse-request";
import type { Exchange } from "./exchange";
import { HttpError } from "./http-error";

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
