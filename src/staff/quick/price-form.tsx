import { useState, type SubmitEvent } from "react";

import { useStaffLocale, useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { ConfirmDialog } from "../parts/confirm-dialog";
import * as rows from "../parts/rows.module.css";
import { TextField } from "../parts/text-field";
import { withFacts } from "./content-files";
import type { OfferFormProps } from "./offer-task";
import { QUICK_WORDS } from "./quick-words";
import { usePortNames } from "./use-port-names";

const PRICES = ["adult", "child"] as const;
type PriceRow = { port?: string } & Partial<Record<(typeof PRICES)[number], number>>;

const isUnusual = (before: number, after: number) => Math.abs(after - before) > before / 2;

/** Reads the typed prices: all of them as numbers, or nothing when one is none. */
function read(
  rowsBefore: readonly PriceRow[],
  typed: Readonly<Record<string, string>>,
): PriceRow[] | undefined {
  const wrong = Object.values(typed).some((text) => !/^\d{1,6}$/.test(text.trim()));
  if (wrong) return undefined;
  return rowsBefore.map((row, index) => ({
    ...row,
    ...Object.fromEntries(
      PRICES.flatMap((name) => {
        const text = typed[`${index}.${name}`];
        return text === undefined ? [] : [[name, Number(text)]];
      }),
    ),
  }));
}

/** Changes the prices of an offer; one that changes by more than half asks first. */
export function PriceForm({ content, isBusy, save }: OfferFormProps) {
  const t = useWords(QUICK_WORDS);
  const ports = usePortNames(useStaffLocale());
  const before = (content.texts.en["prices"] ?? []) as readonly PriceRow[];
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      before.flatMap((row, index) =>
        PRICES.flatMap((name) => (row[name] === undefined ? [] : [[`${index}.${name}`, String(row[name])]])),
      ),
    ),
  );
  const [problem, setProblem] = useState<string>();
  const [question, setQuestion] = useState<{ before: number; after: number; prices: PriceRow[] }>();
  const store = (prices: PriceRow[]) => save(withFacts(content, { prices }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const prices = read(before, typed);
    setProblem(prices ? undefined : t("wholeNumber"));
    if (!prices) return;
    const [jump] = before.flatMap((row, index) =>
      PRICES.flatMap((name) => {
        const [was, is] = [row[name], prices[index]?.[name]];
        return was !== undefined && is !== undefined && isUnusual(was, is)
          ? [{ before: was, after: is }]
          : [];
      }),
    );
    if (jump) setQuestion({ ...jump, prices });
    else store(prices);
  }

  if (before.length === 0) return <p>{t("noPrices")}</p>;
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
      {before.flatMap((row, index) =>
        PRICES.filter((name) => row[name] !== undefined).map((name) => {
          const id = `${index}.${name}`;
          const port = row.port === undefined ? "" : `${ports[row.port] ?? row.port} · `;
          const isWrong = problem !== undefined && !/^\d{1,6}$/.test((typed[id] ?? "").trim());
          return (
            <TextField
              key={id}
              label={port + t(name)}
              inputMode="numeric"
              autoComplete="off"
              error={isWrong ? problem : undefined}
              value={typed[id] ?? ""}
              onValue={(text) => setTyped({ ...typed, [id]: text })}
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
