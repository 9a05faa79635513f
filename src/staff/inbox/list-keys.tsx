import { useEffect, useEffectEvent, useState } from "react";

import { useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { CheckField } from "../ui/fields";
import { Button } from "../ui/layout";
import * as styles from "./inbox.module.css";
import { SEARCH_ID } from "./list-filters";

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
    else if (areOn && key === "/") document.getElementById(SEARCH_ID)?.focus();
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

/** Says what the keys of the list do, and switches single letters off. */
export function KeysHelp({ areOn, onOn, onClose }: KeysHelpProps) {
  const t = useT("enquiries.keys");
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <CheckField label={t("on")} isChecked={areOn} onCheck={onOn} />
      <Button variant="solid" onClick={onClose}>
        {t("close")}
      </Button>
    </Dialog>
  );
}
