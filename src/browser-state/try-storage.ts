/** Gets what `use` returns; `undefined` where the browser forbids storage or has no more room. Without it the site does without. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
