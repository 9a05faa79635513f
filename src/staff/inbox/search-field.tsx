import { useEffect, useEffectEvent, useId, useState } from "react";

import * as control from "../../components/form/control.module.css";
import { TEXT_LIMITS } from "../../contracts/limits";
import { useT } from "../shell/language-context";

const PAUSE_MS = 300;

/** The id of the search, which a key of the list goes to. */
export const SEARCH_ID = "enquiry-search";

interface SearchFieldProps {
  value: string;
  onValue: (value: string) => void;
}

/** The search of the list: it follows what is typed, after a short pause. */
export function SearchField({ value, onValue }: SearchFieldProps) {
  const t = useT("enquiries.list");
  const hintId = useId();
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
      className={control.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor={SEARCH_ID}>{t("search")}</label>
      <input
        className={control.control}
        id={SEARCH_ID}
        type="search"
        autoComplete="off"
        maxLength={TEXT_LIMITS.source}
        aria-describedby={hintId}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={control.hint} id={hintId}>
        {t("searchHint")}
      </p>
    </form>
  );
}
