/** Groups items by a key, in the order in which the keys come first. (`Map.groupBy` needs Node 21.) */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  getKey: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = getKey(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
}

/** Creates a cache of the `size` values that were used last. */
export function createLruCache<Value>(size: number) {
  const values = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    // A Map lists its keys in the order in which they were set.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > size && oldest !== undefined) values.delete(oldest);
  };
  return {
    set,
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    delete: (key: string) => void values.delete(key),
  };
}

/** Returns a value that the content checks guarantee; throws an error that names it when it is missing. */
export function getRequired<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing. Expected it in content/.`);
  return value;
}
