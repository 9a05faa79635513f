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
