/** A query that is not answered, with the name that it is refused for: a key, an operator or a field. */
export class QueryError extends Error {
  override name = "QueryError";

  constructor(readonly key: string) {
    super(`The query is refused for ${key}.`);
  }
}
