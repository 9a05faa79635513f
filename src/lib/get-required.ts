/** Gets a value that content checks have promised; throws an error that names it when it is missing all the same. */
export function getRequired<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing. Expected it in content/.`);
  return value;
}
