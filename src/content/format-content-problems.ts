import texts from "../locales/en/editor/texts.json";
import type { ContentProblem } from "./content-problem";
import type { ContentWarning } from "./warnings/text-warnings";

const MAX_LENGTH = 80;

/** Shows a value as JSON, in one short line. */
export function showValue(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > MAX_LENGTH ? `${json.slice(0, MAX_LENGTH - 3)}…` : json;
}

/** Puts values into a sentence: `{{max}}` becomes that value, a list its items, what has words in each language the English ones. */
function fillSentence(sentence: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = known.get(name);
    return [(value as { en?: unknown } | undefined)?.en ?? value].flat().join(", ");
  });
}

/** Describes a problem in English, by the editor's sentences; what they leave out stands behind them. */
export function describeContentProblem({ file, path, found, ...fault }: ContentProblem): string {
  const sentence = texts.problems[found === undefined && path !== undefined ? "empty-text" : fault.code];
  const { code: _code, ...values } = fault;
  const others = Object.entries(values).filter(([name]) => !sentence.includes(`{{${name}}}`));
  const details = others.map(([name, value]) => `${name}: ${[value].flat().join(", ")}`).join("; ");
  return fillSentence(sentence, values) + (details === "" ? "" : ` (${details})`);
}

/** Formats problems as the text that stops a build. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const blocks = problems.map((problem) => {
    const { file, path = "(the whole file)", found } = problem;
    const value = found === undefined ? "nothing" : showValue(found);
    return `  ${file}\n    field:   ${path}\n    problem: ${describeContentProblem(problem)}\n    found:   ${value}`;
  });
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}; nothing was published.\n\n${blocks.join("\n\n")}\n`;
}

export function describeContentWarning({ code, values = {} }: ContentWarning): string {
  return fillSentence(texts.warnings[code], values);
}
