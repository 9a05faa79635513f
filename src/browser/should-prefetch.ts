interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Tells whether pages may be fetched ahead: not on a 2g connection and not for visitors who save data. */
export function shouldPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
