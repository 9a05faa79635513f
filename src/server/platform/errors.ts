const KIND = Symbol.for("agency-site.error-kind");

/**
 * An error that is known by its kind. Each function is a bundle with classes of its own, and what one of them has created for the
 * process (`processSingleton`) throws in the others, too: there `instanceof` would compare two copies of one class. The name
 * alone does not tell: Octokit's errors are called HttpError, too.
 */
export abstract class SharedError extends Error {
  /** The name of the class, whatever a bundler calls it. */
  static readonly errorName: string = "SharedError";
  override readonly name = (this.constructor as typeof SharedError).errorName;
  readonly [KIND] = this.name;

  static override [Symbol.hasInstance](this: { errorName: string }, value: unknown): boolean {
    return value instanceof Error && KIND in value && value[KIND] === this.errorName;
  }
}

/** Returns the code of an error of Node, a database or a mail server (`ENOENT`, `SQLITE_BUSY` …), if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  const { code } = error;
  return typeof code === "string" || typeof code === "number" ? String(code) : undefined;
}
