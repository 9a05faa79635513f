/**
 * Gets how many characters a value has at least when it is written as JSON. Unlike `JSON.stringify` it has no stack to
 * overflow: 8,000 brackets within one another fit into 16 kB.
 */
export function getJsonSize(value: unknown): number {
  const waiting = [value];
  let size = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === "string") size += one.length + '""'.length;
    else if (typeof one !== "object" || one === null) size += 1;
    else {
      size += "{}".length;
      for (const [key, item] of Object.entries(one)) {
        if (!Array.isArray(one)) size += key.length + '"":'.length;
        waiting.push(item);
      }
    }
  }
  return size;
}
