import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import type { Locale } from "../../domain/config/locales";
import type { PRICE_BASES } from "../../domain/config/offer";
import { offerSchema } from "../../content/schema/offer";
import { callEditor } from "../shell/call-editor";
import { useStaffLocale, useT } from "../shell/language-context";
import { queryClient } from "../shell/query";
import { useQuestion } from "../ui/dialog";
import { TextField } from "../ui/fields";
import { Button } from "../ui/layout";
import { parseNumber } from "../ui/read-number";
import * as ui from "../ui/ui.module.css";
import { withFacts } from "./content-files";
import type { OfferFormProps } from "./offer-task";
import { useTyped, useUnsaved } from "./typed-fields";

/** The prices that a row may have. */
const PRICES = ["adult", "child"] as const;
type PriceName = (typeof PRICES)[number];

/** A row of prices, as an offer's file has it. */
type PriceRow = { port?: string } & Partial<Record<PriceName, number>>;

/** Prices as texts, by their ids. */
type PriceTexts = Readonly<Record<string, string>>;

/** Returns what a price is known by while others may add rows: its port and its name. */
function getPriceId({ port = "" }: PriceRow, name: PriceName): string {
  return `${port}.${name}`;
}

function toPriceTexts(rows: readonly PriceRow[]): PriceTexts {
  const prices = rows.flatMap((row) => PRICES.map((name) => [getPriceId(row, name), row[name]] as const));
  return Object.fromEntries(
    prices.flatMap(([id, price]) => (price === undefined ? [] : [[id, String(price)]])),
  );
}

/** Reads the typed prices into the rows; one that is no number becomes `NaN`, which the schema refuses. */
function readPrices(rows: readonly PriceRow[], typed: PriceTexts): PriceRow[] {
  return rows.map((row) => {
    const changes = PRICES.flatMap((name) => {
      const text = typed[getPriceId(row, name)];
      return text === undefined ? [] : [[name, parseNumber(text, true) ?? NaN] as const];
    });
    return { ...row, ...Object.fromEntries(changes) };
  });
}

/** Finds the first price that changes by more than half, up or down. */
function findJump(
  before: readonly PriceRow[],
  after: readonly PriceRow[],
): { before: number; after: number } | undefined {
  const changes = before.flatMap((row, index) =>
    PRICES.map((name) => ({ before: row[name] ?? 0, after: after[index]?.[name] ?? row[name] ?? 0 })),
  );
  return changes.find((change) => Math.abs(change.after - change.before) > change.before / 2);
}

type PortsFile = Record<Locale, { ports: readonly { key: string; name: string }[] }>;

/** Loads the names of the ports in a language, by their keys; nothing until they are there, none when they cannot be loaded. */
function usePortNames(locale: Locale): Readonly<Record<string, string>> | undefined {
  const load = async () => {
    const result = await callEditor<{ data: string }>("getEntry", { path: "content/settings/ports.json" });
    const ports = result.ok ? (JSON.parse(result.data.data) as PortsFile)[locale].ports : [];
    return Object.fromEntries(ports.map(({ key, name }) => [key, name]));
  };
  const { data } = useQuery(
    { queryKey: ["port-names", locale], queryFn: load, refetchOnWindowFocus: false },
    queryClient,
  );
  return data;
}

const BASIS_WORDS = {
  "per-person": "adult",
  "per-2-persons": "twoPersons",
  "per-boat": "boat",
  "per-car": "car",
} as const satisfies Record<(typeof PRICE_BASES)[number], string>;

const isBasis = (value: unknown): value is keyof typeof BASIS_WORDS =>
  Object.hasOwn(BASIS_WORDS, String(value));

export function PriceForm({ content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useT("quick");
  const ports = usePortNames(useStaffLocale());
  const { prices: stored = [], price_basis: basis } = content.texts.en;
  const before = stored as readonly PriceRow[];
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const { typed, isTyped, isChangedByOthers, onValue, settle } = useTyped(toPriceTexts(before));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const question = useQuestion();
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
    if (!jump) store(prices);
    else
      question.ask({
        ...{ title: t("unusual"), text: t("unusualText", jump) },
        ...{ confirm: t("yes"), cancel: t("no"), onConfirm: () => store(prices) },
      });
  }

  if (before.length === 0) return <p>{t("noPrices")}</p>;
  return (
    <form className={ui.form} noValidate onSubmit={submit}>
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
      {question.dialog}
    </form>
  );
}
