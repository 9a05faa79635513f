import { cleanLine } from "../../contracts/clean-text";

const LONGEST = 120;

/** Makes the name of a guest's file safe to list and to save: no folders, no hidden names, nothing that turns the text round. */
export function cleanFileName(name: string | undefined): string {
  const base = cleanLine(name ?? "").replace(/^.*[\\/]/, "");
  const safe = base.replace(/[:*?"<>|\u200B-\u200F\uFEFF]/g, "_").replace(/^[.\s]+|[.\s]+$/g, "");
  if (safe === "") return "file";
  const letters = [...safe];
  if (letters.length <= LONGEST) return safe;
  const ending = /\.[^.]{1,10}$/.exec(safe)?.[0] ?? "";
  return letters.slice(0, LONGEST - [...ending].length).join("") + ending;
}
