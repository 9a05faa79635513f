import { cleanLine } from "../../contracts/clean-text";

const LONGEST = 120;
/** How much of a name is looked at, from its end: the time that an expression takes can grow with the square of the length. */
const MAX_READ = 1000;

/** Makes the name of a guest's file safe to list and to save: no folders, no hidden names, nothing that turns the text round. */
export function cleanFileName(name: string | undefined): string {
  const base = cleanLine((name ?? "").slice(-MAX_READ)).replace(/^.*[\\/]/, "");
  const safe = base.replace(/[:*?"<>|\u200B-\u200F\uFEFF]/g, "_").replace(/^[.\s]+|[.\s]+$/g, "");
  if (safe === "") return "file";
  const letters = [...safe];
  if (letters.length <= LONGEST) return safe;
  const ending = /\.[^.]{1,10}$/.exec(safe)?.[0] ?? "";
  return letters.slice(0, LONGEST - [...ending].length).join("") + ending;
}
