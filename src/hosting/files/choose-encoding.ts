/** How a file may be stored, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REFUSED = /;\s*q=0(?:\.0*)?$/;

/** Chooses the best of the stored encodings that a client takes, by its `Accept-Encoding`; what it names with `q=0` it refuses. */
export function chooseEncoding(
  accepted: string | undefined,
  stored: (encoding: Encoding) => boolean,
): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const names = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(";")[0]?.trimEnd());
  return ENCODINGS.find((encoding) => names.includes(encoding) && stored(encoding));
}
