/** Creates a cache of the `size` values that were used last. */
export function createLruCache<Value>(size: number): (key: string, create: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, create) => {
    const value = values.has(key) ? (values.get(key) as Value) : create();
    // A Map lists its keys in the order in which they were set.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > size && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
