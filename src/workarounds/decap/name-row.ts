/*
 * Workaround for: a closed row of a list shows choices as they are stored, and an empty one the name of its field (decap-cms-widget-list).
 * Tested with: decap-cms-app 3.16 (decap-cms-widget-list 3.6), patched by scripts/workarounds/decap-form-patches.mjs
 * Upstream: none filed
 * Without it: a pick-up point is called "bayahibe · 07:30", a new picture "No image".
 * Fails without it: src/workarounds/decap/name-row.slow.test.ts, e2e/full/editor-form.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
import { List, Map } from "immutable";

type Field = Map<string, unknown>;
type Row = Map<string, unknown>;

const SEPARATOR = " · ";

/** Gets a row with the words of its choices in the place of what is stored. */
export function withChoices(fields: List<Field>, row: Row): Row {
  return fields.reduce((shown, field) => {
    const name = String(field.get("name"));
    const options = field.get("options");
    if (!List.isList(options)) return shown;
    const choice = options.find((option) => Map.isMap(option) && option.get("value") === shown.get(name)) as
      Map<string, unknown> | undefined;
    return choice ? shown.set(name, choice.get("label")) : shown;
  }, row);
}

/** Names a row by its summary without what is empty in it; one of which nothing is written yet by what a row of the list is called. */
export function nameRow(field: Field, summary: string | undefined): string {
  const parts = (summary ?? "").split(SEPARATOR.trim()).map((part) => part.trim());
  const words = parts.filter(Boolean).join(SEPARATOR);
  return words || `(${String(field.get("label_singular") ?? field.get("label"))})`;
}
