import { useEffect, useEffectEvent, useId, useState } from "react";

import * as control from "../../site/form/control.module.css";
import { LOCALES } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import type { EnquiryListReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { SelectField, TextField } from "../ui/fields";
import { Button, Disclosure } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./inbox.module.css";
import { countFilters, NO_FILTERS, type ListFilters } from "./place";

const PAUSE_MS = 300;

/** The id of the search, which a key of the list goes to. */
export const SEARCH_ID = "enquiry-search";

interface SearchFieldProps {
  value: string;
  onValue: (value: string) => void;
}

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

type Options = readonly (readonly [value: string, label: string])[];

interface FiltersProps {
  filters: ListFilters;
  /** The filters in use stay choosable without it. */
  reply: Pick<EnquiryListReply, "offers" | "sources" | "people"> | undefined;
  onFilters: (filters: ListFilters) => void;
}

export function Filters({ filters, reply, onFilters }: FiltersProps) {
  const t = useT("enquiries.list");
  const { ports, getOffer } = useNames();
  const count = countFilters(filters);
  const set = (name: keyof ListFilters) => (value: string) => onFilters({ ...filters, [name]: value });
  const { offers = [], sources = [], people = [] } = reply ?? {};
  const offerOptions = offers
    .map((key) => [key, getOffer(key)] as const)
    .sort((one, other) => one[1].localeCompare(other[1]));
  const personOptions = people.map(({ id, name }) => [id, name] as const);
  const lists: readonly (readonly ["offer" | "port" | "lang" | "person" | "source", Options])[] = [
    ["offer", offerOptions],
    ["port", ports],
    ["lang", LOCALES.map(({ code, name }) => [code, name] as const)],
    ["person", [["nobody", t("nobody")], ...personOptions]],
    ["source", sources.map((source) => [source, source] as const)],
  ];
  return (
    <Disclosure summary={count === 0 ? t("filters") : t("filtersOn", { count })}>
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
        {count > 0 && (
          <Button onClick={() => onFilters({ ...NO_FILTERS, view: filters.view, q: filters.q })}>
            {t("clear")}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
