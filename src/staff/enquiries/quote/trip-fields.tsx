import type { Ref } from "react";

import { useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { SelectField } from "../../parts/select-field";
import { TextField } from "../../parts/text-field";
import { useNames } from "../../parts/names";
import { PARTY_FIELDS, type TypedQuote } from "./quote-form-state";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";

interface TripFieldsProps {
  ref: Ref<HTMLDivElement>;
  quote: TypedQuote;
  dateError: string | undefined;
  isBusy: boolean;
  onQuote: (quote: TypedQuote) => void;
  /** Works out the lines by the price rules. */
  onWork: () => void;
}

/** What is quoted: offer, port, day and party. */
export function TripFields({ ref, quote, dateError, isBusy, onQuote, onWork }: TripFieldsProps) {
  const t = useWords(QUOTE_WORDS);
  const { offers, ports, getOffer } = useNames();
  const set = (name: keyof TypedQuote) => (text: string) => onQuote({ ...quote, [name]: text });
  const isListed = quote.offer === "" || offers.some(([key]) => key === quote.offer);
  const kept = isListed ? [] : [[quote.offer, getOffer(quote.offer)] as const];
  return (
    <div className={styles.trip} ref={ref}>
      <SelectField
        label={t("offer")}
        value={quote.offer}
        options={[["", t("noOffer")], ...kept, ...offers]}
        onValue={set("offer")}
      />
      <SelectField
        label={t("port")}
        value={quote.port}
        options={[["", t("noPort")], ...ports]}
        onValue={set("port")}
      />
      <TextField label={t("date")} type="date" error={dateError} value={quote.date} onValue={set("date")} />
      {PARTY_FIELDS.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={quote[name]}
          onValue={set(name)}
        />
      ))}
      {quote.offer !== "" && (
        <Button isBusy={isBusy} onClick={onWork}>
          {t("work")}
        </Button>
      )}
    </div>
  );
}
