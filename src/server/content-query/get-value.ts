/** Gets what a path leads to, as `["places", "name"]`; through a list it leads to the list of what is found in each. */
export function getValue(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value) && !/^\d+$/.test(name))
    return value.map((item) => getValue(item, path)).filter((item) => item !== undefined);
  return Object.hasOwn(value, name) ? getValue((value as Record<string, unknown>)[name], rest) : undefined;
}
