import { useState, type SubmitEvent } from "react";

import type { PRICE_BASES } from "../../config/offer";
import { offerSchema } from "../../content/schema/offer";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import * as rows from "../ui/rows.module.css";
import { TextField } from "../ui/text-field";
import { withFacts } from "./content-files";
import { findJump, getPriceId, PRICES, readPrices, toPriceTexts, type PriceRow } from "./prices";
import type { OfferFormProps } from "./offer-task";
import { usePortNames } from "./use-port-names";
import { useTyped } from "./use-typed";
import { useUnsaved } from "./use-unsaved";

const BASIS_WORDS = {
  "per-person": "adult",
  "per-2-persons": "twoPersons",
  "per-boat": "boat",
} as const satisfies Record<(typeof PRICE_BASES)[number], string>;

const isBasis = (value: unknown): value is keyof typeof BASIS_WORDS =>
  Object.hasOwn(BASIS_WORDS, String(value));

/** Changes the prices of an offer; one that changes by more than half asks first. */
export function PriceForm({ content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useT("quick");
  const ports = usePortNames(useStaffLocale());
  const { prices: stored = [], price_basis: basis } = content.texts.en;
  const before = stored as readonly PriceRow[];
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const { typed, isTyped, isChangedByOthers, onValue, settle } = useTyped(toPriceTexts(before));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<{ before: number; after: number; prices: PriceRow[] }>();
  const store = (prices: PriceRow[]) =>
    save(withFacts(content, { prices }), () => settle(toPriceTexts(prices)));
  const words = { adult: isBasis(basis) ? BASIS_WORDS[basis] : "adult", child: "child" } as const;
  useUnsaved(isTyped, onUnsaved);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const prices = readPrices(before, typed);
    const { error } = offerSchema.shape.prices.safeParse(prices);
    setWrong(new Set(error?.issues.map(({ path: [row, name] }) => `${String(row)}.${String(name)}`)));
    if (error) return;
    const jump = findJump(before, prices);
    if (jump) setQuestion({ ...jump, prices });
    else store(prices);
  }

  if (before.length === 0) return <p>{t("noPrices")}</p>;
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
      {before.flatMap((row, index) =>
        PRICES.filter((name) => row[name] !== undefined).map((name) => {
          const id = getPriceId(row, name);
          const port = row.port === undefined ? "" : `${ports ? (ports[row.port] ?? row.port) : "…"} · `;
          return (
            <TextField
              key={id}
              label={port + t(words[name])}
              inputMode="numeric"
              autoComplete="off"
              hint={isChangedByOthers(id) ? t("savedMeanwhile", { value: String(row[name]) }) : undefined}
              error={wrong.has(`${index}.${name}`) ? t("wholeNumber") : undefined}
              value={typed[id] ?? String(row[name])}
              onValue={(text) => onValue(id, text)}
            />
          );
        }),
      )}
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
      {question && (
        <ConfirmDialog
          cancel={t("no")}
          onClose={() => setQuestion(undefined)}
          question={{
            title: t("unusual"),
            text: t("unusualText", { before: question.before, after: question.after }),
            confirm: t("yes"),
            onConfirm: () => store(question.prices),
          }}
        />
      )}
    </form>
  );
}
