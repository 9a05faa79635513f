/**
 * Lists the `{{names}}` of a text, each once and in the order of the alphabet: a translation has the same ones. What else stands in such
 * braces is one of another name: pages know no formats (`{{count, number}}`).
 */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/gs))].sort();
}
