import { LOCALES } from "../../config/locales";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { useNames } from "../ui/names";
import { countFilters, NO_FILTERS, type ListFilters } from "./place";
import type { EnquiryListReply } from "../shell/replies";
import * as styles from "./list.module.css";

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
      <div className={styles.fields}>
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
