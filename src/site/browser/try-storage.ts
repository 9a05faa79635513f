/** Returns what `access` returns; `undefined` where the browser forbids storage, or has no room left for it. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
