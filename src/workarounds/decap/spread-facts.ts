/*
 * Workaround for: Decap takes facts (prices, days, ports) from the default language alone and shows white space or grey fields in the others; in a
 *   list of rows with words and facts, a row that is added in one language is missing in the others (decap-cms-core, reducers/entryDraft.js).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19), patched by scripts/workarounds/decap-form-patches.mjs
 * Upstream: none filed
 * Without it: staff who write Spanish cannot change a price, and a stop that they add is refused when they save.
 * Fails without it: src/workarounds/decap/spread-facts.slow.test.ts, e2e/full/editor-form.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
import { is, List, Map } from "immutable";

type Field = Map<string, unknown>;
type Part = Map<string, unknown>;

interface ChangedLanguage {
  currentLocale: string;
  defaultLocale: string;
  locales: readonly string[];
}

const isNeutral = (field: Field) => field.get("neutral") === true;
const getFields = (field: Field) => field.get("fields") as List<Field> | undefined;

function hasFacts(field: Field): boolean {
  return isNeutral(field) || (getFields(field)?.some(hasFacts) ?? false);
}

function takeParts(fields: List<Field>, before: unknown, now: Part, other: unknown): Part {
  const target = Map.isMap(other) ? (other as Part) : Map<string, unknown>();
  const source = Map.isMap(before) ? (before as Part) : Map<string, unknown>();
  return fields.reduce((parts, field) => {
    const name = String(field.get("name"));
    const value = takeFacts(field, source.get(name), now.get(name), parts.get(name));
    return value === undefined ? parts.delete(name) : parts.set(name, value);
  }, target);
}

/** A new picture in the place of another has no description yet, and none of another format; what was written with it stays. */
function renewPictures(before: unknown, now: unknown): unknown {
  if (List.isList(now)) {
    const places = findRowsBefore(toList(before), now);
    return now.map((row, index) => {
      const place = places.get(index, -1);
      return place < 0 ? row : renewPictures(toList(before).get(place), row);
    });
  }
  if (!Map.isMap(now) || !Map.isMap(before)) return now;
  const was = before as Part;
  const current = now as Part;
  const parts = current.map((part, name) => renewPictures(was.get(name), part));
  const isSame = (name: string) => is(was.get(name), current.get(name));
  const renewed = isNewPicture(was, current) && isSame("alt") ? parts.set("alt", "") : parts;
  // The picture for phones stands beside the one that it is another format of.
  const hasNew = isNewPicture(was.get("picture"), current.get("picture"));
  return hasNew && parts.has("image_tall") && isSame("image_tall") ? renewed.delete("image_tall") : renewed;
}

/** Whether another picture stands in the place of one. */
function isNewPicture(before: unknown, now: unknown): boolean {
  const [was, current] = [before, now].map((part) =>
    Map.isMap(part) ? (part as Part).get("image") : undefined,
  );
  return Boolean(was) && was !== current;
}

/** Finds where each row stood before, -1 for a new one: unchanged rows are the same objects, a changed one has kept its place. */
function findRowsBefore(before: List<unknown>, now: List<unknown>): List<number> {
  return now.map((row, index) => {
    const same = before.findIndex((one) => one === row);
    return same < 0 && before.size === now.size ? index : same;
  });
}

const toList = (value: unknown) => (List.isList(value) ? value : List<unknown>());

function takeRows(fields: List<Field>, before: unknown, now: List<unknown>, other: unknown): List<Part> {
  const places = findRowsBefore(toList(before), now);
  const getRow = (rows: unknown, index: number) => {
    const place = places.get(index, -1);
    return place < 0 ? undefined : toList(rows).get(place);
  };
  return now.map((row, index) => takeParts(fields, getRow(before, index), row as Part, getRow(other, index)));
}

/** What a field has in another language after a change: the facts of the changed one, and its own words. */
function takeFacts(field: Field, before: unknown, now: unknown, other: unknown): unknown {
  if (isNeutral(field)) return now;
  const fields = getFields(field);
  if (!fields || !hasFacts(field)) return other;
  if (List.isList(now)) return takeRows(fields, before, now, other);
  return Map.isMap(now) ? takeParts(fields, before, now as Part, other) : other;
}

/** Writes the facts of a field that was changed in one language, and the order of its rows, into the draft's other languages. */
export function spreadFacts(
  entry: Map<string, unknown>,
  field: Field,
  before: unknown,
  { currentLocale, defaultLocale, locales }: ChangedLanguage,
): Map<string, unknown> {
  const getPath = (locale: string) => [
    ...(locale === defaultLocale ? ["data"] : ["i18n", locale, "data"]),
    String(field.get("name")),
  ];
  const now = renewPictures(before, entry.getIn(getPath(currentLocale)));
  return locales
    .filter((locale) => locale !== currentLocale)
    .reduce(
      (draft, locale) => {
        const other = draft.getIn(getPath(locale));
        const value = renewPictures(other, takeFacts(field, before, now, other));
        return is(value, other) ? draft : draft.setIn(getPath(locale), value);
      },
      entry.setIn(getPath(currentLocale), now),
    );
}
