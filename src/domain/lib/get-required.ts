/** Returns a value that the content checks guarantee; throws an error that names it when it is missing. */
export function getRequired<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing. Expected it in content/.`);
  return value;
}
