import { useEffect, useEffectEvent, useState } from "react";

import { LOCALES } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { Dialog } from "../ui/dialog";
import { Facts } from "../ui/facts";
import { CheckField, SelectField, TextField } from "../ui/fields";
import { Button } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./inbox.module.css";
import { countFilters, type ListFilters, readFilters } from "./place";

const STORED = "staff-list-keys";
const FIELDS = "input, textarea, select, dialog, [contenteditable]";

interface ListKeys {
  /** Whether single letters are keys: a person who speaks to the computer switches them off. */
  areOn: boolean;
  setOn: (areOn: boolean) => void;
}

function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('a[id^="row-"]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step;
  rows[next]?.focus();
}

/** Moves through the list by keys: up, down, K and J; `/` goes to the search, `?` shows the help. Enter opens, as for any link. */
export function useListKeys(isShown: boolean, onHelp: () => void): ListKeys {
  const [areOn, setOn] = useState(() => localStorage.getItem(STORED) !== "off");
  const act = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!isShown || event.ctrlKey || event.metaKey || event.altKey || target.closest(FIELDS)) return;
    const isOnRow = target.id.startsWith("row-");
    const { key } = event;
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[key];
    const isArrow = key.startsWith("Arrow");
    // Arrows scroll the page, until one is in the list.
    if (step !== undefined && (isArrow ? isOnRow : areOn)) move(step > 0 ? 1 : -1);
    else if (areOn && key === "/") document.querySelector<HTMLElement>("[type=search]")?.focus();
    else if (areOn && key === "?") onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return {
    areOn,
    setOn(on) {
      localStorage.setItem(STORED, on ? "on" : "off");
      setOn(on);
    },
  };
}

const PAUSE_MS = 300;

interface SearchFieldProps {
  value: string;
  onValue: (value: string) => void;
}

export function SearchField({ value, onValue }: SearchFieldProps) {
  const t = useT("enquiries.list");
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed elsewhere: by a link, or a step back.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = () => {
    if (typed.trim() !== value) onValue(typed.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        {...{ label: t("search"), hint: t("searchHint"), value: typed, onValue: setTyped }}
        {...{ type: "search", autoComplete: "off", maxLength: TEXT_LIMITS.source }}
      />
    </form>
  );
}

const KEYS = [
  ["↓ / J", "down"],
  ["↑ / K", "up"],
  ["Enter", "open"],
  ["/", "search"],
  ["?", "help"],
] as const;

interface KeysHelpProps {
  areOn: boolean;
  onOn: (areOn: boolean) => void;
  onClose: () => void;
}

export function KeysHelp({ areOn, onOn, onClose }: KeysHelpProps) {
  const t = useT("enquiries.keys");
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Facts facts={KEYS.map(([key, what]) => [key, t(what)])} />
      <CheckField label={t("on")} isChecked={areOn} onCheck={onOn} />
      <Button variant="solid" onClick={onClose} text={t("close")} />
    </Dialog>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

interface FiltersProps {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
}

export function FilterFields({ filters, onFilters }: FiltersProps) {
  const t = useT("enquiries.list");
  const { ports, getOffer } = useNames();
  const set = (name: keyof ListFilters) => (value: string) => onFilters({ ...filters, [name]: value });
  const { data } = useStaffQuery("enquiries.choices", staffApi.enquiries.choices.query, undefined);
  // The filters in use stay choosable without them.
  const { offers = [], sources = [], people = [] } = data ?? {};
  const offerOptions = offers
    .map((key) => [key, getOffer(key)] as const)
    .sort((one, other) => one[1].localeCompare(other[1]));
  const personOptions = people.map(({ id, name }) => [id, name] as const);
  const lists: readonly (readonly ["offer" | "port" | "lang" | "person" | "source", Options])[] = [
    ["offer", offerOptions],
    ["port", ports],
    ["lang", LOCALES.map(({ code, name }) => [code, name] as const)],
    ["person", [["nobody", t("nobody")], ...personOptions]],
    ["source", sources.map(({ key, name }) => [key, name] as const)],
  ];
  return (
    <div className={`${ui.fields} ${styles.filters}`}>
      {lists.map(([name, options]) => {
        const value = filters[name];
        const isListed = value === "" || options.some(([option]) => option === value);
        const kept: Options = isListed ? [] : [[value, value]];
        return (
          <SelectField
            key={name}
            label={t(name)}
            value={value}
            options={[["", t("any")], ...kept, ...options]}
            onValue={set(name)}
          />
        );
      })}
      {(["from", "to", "askedFrom", "askedTo"] as const).map((name) => (
        <TextField key={name} type="date" label={t(name)} value={filters[name]} onValue={set(name)} />
      ))}
      {countFilters(filters) > 0 && (
        <Button
          onClick={() =>
            onFilters(readFilters({ values: new URLSearchParams({ view: filters.view, q: filters.q }) }))
          }
          text={t("clear")}
        />
      )}
    </div>
  );
}
