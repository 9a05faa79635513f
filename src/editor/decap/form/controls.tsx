import { List, Map, fromJS } from "immutable";
import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode, type Ref } from "react";

import { getLocale, sortLocales, type Locale } from "../../../domain/config/locales";
import { getShownLocale, getT } from "../texts";
import { useLanguages } from "./form-state";

export type Field = Map<string, unknown>;
type Row = Map<string, unknown>;

export interface ControlProps {
  field: Field;
  value: unknown;
  forID: string;
  onChange: (value: unknown) => void;
  editorControl: ComponentType<{
    field: Field;
    value: unknown;
    onChange: (field: Field, value: unknown) => void;
  }>;
  collection: Map<string, unknown>;
  /** The open entry as it is now. */
  getEntry: () => Map<string, unknown>;
  ref?: Ref<unknown>;
}

const getName = (field: Field) => String(field.get("name"));
export const getLabel = (field: Field) => String(field.get("label"));

export function getFields(field: Field): Field[] {
  const fields = (field.get("fields") as List<Field> | undefined)?.toArray() ?? [];
  return fields.filter((one) => one.get("widget") !== "hidden");
}

interface FieldsProps extends Pick<ControlProps, "editorControl"> {
  fields: readonly Field[];
  value: unknown;
  onChange: (value: Row) => void;
}

function isNewPicture(before: unknown, now: unknown): boolean {
  const [was, is] = [before, now].map((part) => (Map.isMap(part) ? (part as Row).get("image") : undefined));
  return Boolean(was) && was !== is;
}

/** A new picture in the place of another has no description yet, and none of another format. */
function renewPicture(before: Row, now: Row): Row {
  if (isNewPicture(before, now) && now.has("alt")) return now.delete("alt");
  return isNewPicture(before.get("picture"), now.get("picture")) ? now.delete("image_tall") : now;
}

/** Controls beside or below each other, each where its path finds it. */
export function Fields({ fields, value, onChange, editorControl: EditorControl }: FieldsProps) {
  const current = Map.isMap(value) ? (value as Row) : Map<string, unknown>();
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return fields.map((field) => (
    <div key={getName(field)} className="formField" data-field={getName(field)}>
      <EditorControl
        field={field}
        value={current.get(getName(field))}
        onChange={(own, next) => {
          latest.current = renewPicture(latest.current, latest.current.set(getName(own), next));
          onChange(latest.current);
        }}
      />
    </div>
  ));
}

const isFilled = (text: unknown) => typeof text === "string" && text.trim() !== "";

/** One text in its languages: those that the form shows, beside each other. An empty one can be copied from another. */
export function LanguagesControl({ field, value, onChange, editorControl, forID }: ControlProps) {
  const shown = useLanguages();
  // The field for formatted text shows what it is drawn with first.
  const [copies, setCopies] = useState(0);
  const texts = Map.isMap(value) ? (value as Row) : Map<string, unknown>();
  const source = sortLocales(getShownLocale()).find((locale) => isFilled(texts.get(locale)));
  const copy = source && getT()("form.copyFrom", { name: getLocale(source).name });
  const copyTo = (locale: string, place: Element | null) => {
    if (source) onChange(texts.set(locale, texts.get(source)));
    setCopies(copies + 1);
    // The button goes.
    requestAnimationFrame(() =>
      place?.querySelector<HTMLElement>("input, textarea, [contenteditable='true']")?.focus(),
    );
  };
  return (
    <div className="formLanguages" id={forID} data-count={shown.length}>
      {getFields(field).map((own) => {
        const locale = getName(own);
        return (
          <div key={locale} lang={locale} hidden={!shown.includes(locale as Locale)}>
            <Fields key={copies} fields={[own]} {...{ value, onChange, editorControl }} />
            {copy && !isFilled(texts.get(locale)) && (
              <button
                type="button"
                className="formCopy"
                aria-label={`${getLabel(own)}: ${copy}`}
                onClick={({ currentTarget }) => copyTo(locale, currentTarget.parentElement)}
              >
                {copy}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

export function PartControl({ field, value, onChange, editorControl, forID }: ControlProps) {
  return (
    <div className="formPart" id={forID} role="group" aria-label={getLabel(field)}>
      <Fields fields={getFields(field)} {...{ value, onChange, editorControl }} />
    </div>
  );
}

function createRow(field: Field): unknown {
  const defaults = (field.get("fields") as List<Field> | undefined)?.filter((part) => part.has("default"));
  return fromJS(Object.fromEntries(defaults?.map((part) => [getName(part), part.get("default")]) ?? []));
}

function Tool({
  label,
  sign,
  ...button
}: {
  label: string;
  sign: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} {...button}>
      {sign}
    </button>
  );
}

/** Rows, each with buttons that say what they move or remove. */
export function RowsControl({ field, value, onChange, editorControl: EditorControl, forID }: ControlProps) {
  const rows: List<unknown> = List.isList(value) ? value : List();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const [keys, setKeys] = useState<readonly string[]>([]);
  const all = rows.toArray().map((_, index) => keys[index] ?? `row ${index}`);
  const one = (field.get("label_singular") as string | undefined) ?? getLabel(field);
  const single = field.get("field") as Field | undefined;

  function change(next: List<unknown>, nextKeys: readonly string[] = all): void {
    setKeys(nextKeys);
    latest.current = next;
    onChange(next);
  }
  const move = (from: number, to: number) =>
    change(
      rows.delete(from).insert(to, rows.get(from)),
      List(all)
        .delete(from)
        .insert(to, all[from] ?? "")
        .toArray(),
    );
  const remove = (index: number) => change(rows.delete(index), List(all).delete(index).toArray());
  const add = () => change(rows.push(createRow(field)), [...all, crypto.randomUUID()]);
  const set = (index: number, row: unknown) => {
    const next = single ? row : renewPicture((latest.current.get(index) ?? Map()) as Row, row as Row);
    change(latest.current.set(index, next));
  };

  const t = getT();
  const toItem = (row: unknown, index: number): ReactNode => {
    const name = `${one} ${index + 1}`;
    return (
      <li key={all[index]}>
        <div className="formCells" role="group" aria-label={name}>
          {single ? (
            <EditorControl field={single} value={row} onChange={(_, next) => set(index, next)} />
          ) : (
            <Fields
              fields={getFields(field)}
              value={row}
              onChange={(next) => set(index, next)}
              editorControl={EditorControl}
            />
          )}
        </div>
        <div className="formTools">
          <Tool
            label={t("form.up", { name })}
            sign="↑"
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <Tool
            label={t("form.down", { name })}
            sign="↓"
            disabled={index === rows.size - 1}
            onClick={() => move(index, index + 1)}
          />
          <Tool label={t("form.remove", { name })} sign="×" onClick={() => remove(index)} />
        </div>
      </li>
    );
  };

  return (
    <div className="formRows" id={forID} role="group" aria-label={getLabel(field)}>
      <ol>{rows.toArray().map(toItem)}</ol>
      <button type="button" onClick={add}>
        {t("form.add", { name: one })}
      </button>
    </div>
  );
}
