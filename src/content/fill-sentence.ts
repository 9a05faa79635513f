/** Puts values into a sentence: `{max}` becomes that value, a list its items. */
export function fillSentence(sentence: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => [known.get(name)].flat().join(", "));
}
