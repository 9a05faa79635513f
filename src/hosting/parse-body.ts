import { BodyError } from "./read-raw-body";

/** Several values of one name become a list, which no schema of ours takes for a text. */
function toObject(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known === undefined) values.set(name, value);
    else values.set(name, Array.isArray(known) ? [...(known as unknown[]), value] : [known, value]);
  }
  return Object.fromEntries(values);
}

/** Parses a body by its content type, as Gatsby's functions expect to find it; unknown types stay undefined. */
export async function parseBody(raw: Buffer, contentType: string): Promise<unknown> {
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (raw.length === 0) return {};
  try {
    if (type === "application/json")
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw)) as unknown;
    if (type === "application/x-www-form-urlencoded")
      return toObject(new URLSearchParams(raw.toString("utf8")));
    if (type === "multipart/form-data") {
      const form = await new Response(new Uint8Array(raw), {
        headers: { "Content-Type": contentType },
      }).formData();
      // A file has no place in any form of ours.
      return toObject([...form].filter(([, value]) => typeof value === "string"));
    }
  } catch {
    throw new BodyError("bad-request");
  }
  return undefined;
}
