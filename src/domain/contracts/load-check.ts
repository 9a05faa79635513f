import type { z } from "zod";

/** Creates what loads a form's check, by the schema that the server uses too. */
export const createLoadCheck = (loadSchema: () => Promise<z.ZodType>) => async () => {
  const [schema, { parseRequest }] = await Promise.all([loadSchema(), import("./fields")]);
  return (body: unknown) => parseRequest(schema, body);
};
