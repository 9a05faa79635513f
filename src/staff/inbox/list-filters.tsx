import { LOCALES } from "../../domain/config/locales";
import type { EnquiryListReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { Facts } from "../ui/facts";
import { CheckField, SelectField, TextField } from "../ui/fields";
import { Button } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./inbox.module.css";
import { countFilters, type ListFilters, NO_FILTERS } from "./place";

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
  /** The filters in use stay choosable without it. */
  reply: Pick<EnquiryListReply, "offers" | "sources" | "people"> | undefined;
  onFilters: (filters: ListFilters) => void;
}

export function FilterFields({ filters, reply, onFilters }: FiltersProps) {
  const t = useT("enquiries.list");
  const { ports, getOffer } = useNames();
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
          onClick={() => onFilters({ ...NO_FILTERS, view: filters.view, q: filters.q })}
          text={t("clear")}
        />
      )}
    </div>
  );
}
