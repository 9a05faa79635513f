/** Folds a text to lower-case letters without accents: `Bayahíbe` → `bayahibe`, `città` → `citta`. */
export function foldAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
