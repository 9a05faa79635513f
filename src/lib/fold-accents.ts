import { normalize } from "./normalize";

/** Folds a text to lower-case letters without accents: `Bayahíbe` → `bayahibe`, `città` → `citta`. */
export function foldAccents(text: string): string {
  return normalize(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();
}
