/**
 * Lists the `{{names}}` of a text, each once and in the order of the alphabet: a translation has the same ones. What else stands in such
 * braces is one of another name: pages know no formats (`{{count, number}}`).
 */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/gs))].sort();
}

type Sentences = Readonly<Record<string, unknown>>;
/** A sentence that is missing, or whose placeholders are not `names`. */
type SentenceFault = { path: string; found: unknown } & (
  { code: "empty-text" } | { code: "placeholders-changed"; names: string[] }
);

/** Compares sentences with the English ones: the program asks for each by its key, and fills in its placeholders. */
export function compareSentences(english: Sentences, sentences: Sentences, parent = ""): SentenceFault[] {
  return Object.entries(english).flatMap(([key, expected]): SentenceFault[] => {
    const [path, found] = [parent + key, sentences[key]];
    if (typeof expected !== "string")
      return compareSentences(Object(expected) as Sentences, Object(found) as Sentences, `${path}.`);
    if (typeof found !== "string" || found.trim() === "") return [{ path, found, code: "empty-text" }];
    const names = listPlaceholders(expected);
    return names.join() === listPlaceholders(found).join()
      ? []
      : [{ path, found, code: "placeholders-changed", names }];
  });
}
