/** Creates a key that nobody else has. `crypto.randomUUID` is shorter, but missing where a page comes by plain http. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
