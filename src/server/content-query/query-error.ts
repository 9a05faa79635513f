/** A query that is not answered, with the name that it is refused for: a key, an operator or a field. */
export class QueryError extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`The query is refused for ${key}.`);
    this.name = "QueryError";
    this.key = key;
  }
}
