import { useEffect, useEffectEvent, useState } from "react";

import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { useT } from "../shell/language-context";
import { TextField } from "../ui/fields";

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
