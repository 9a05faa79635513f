const HASHED = /^(static\/.+|share\/.+|.+[.-][0-9a-f]{16,}\.(js|css|woff2?|map)|admin\/.+-[A-Z0-9]{8}\.\w+)$/;

/** Tells whether a file of the built site, named by its path in it, is written once and never changed under the same name. */
export function isNeverChanged(path: string): boolean {
  return HASHED.test(path.replaceAll("\\", "/"));
}
