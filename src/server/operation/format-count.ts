/** Writes a number with its noun, as operators read it: "1 enquiry", "2 enquiries". */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
