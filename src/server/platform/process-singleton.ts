const REGISTRY = Symbol.for("agency-site.per-process");

function getRegistry(): Map<string, unknown> {
  const holder = globalThis as unknown as Partial<Record<symbol, Map<string, unknown>>>;
  return (holder[REGISTRY] ??= new Map<string, unknown>());
}

/** Returns a value that exists once per process; a module-level variable would exist once per function, or per request. */
export function processSingleton<Value>(name: string, create: () => Value): Value {
  const values = getRegistry();
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}

export function peekSingleton<Value>(name: string): Value | undefined {
  return getRegistry().get(name) as Value | undefined;
}

/** Forgets a value, so that the next call creates it again: after a failure to open it, when it has ended, and in tests. */
export function forgetSingleton(name: string): void {
  getRegistry().delete(name);
}
