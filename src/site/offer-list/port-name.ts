/** A port and what it is called in the page's language. */
export interface PortName {
  readonly key: string;
  readonly name: string;
}

/** Returns a port's name in the page's language; throws for a port that settings do not name. */
export function getPortName(ports: readonly PortName[], key: string): string {
  const port = ports.find((candidate) => candidate.key === key);
  if (!port) throw new Error(`The port "${key}" has no name. Expected it in content/settings/ports.json.`);
  return port.name;
}
