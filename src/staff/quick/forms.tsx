import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { isSoldByBoat } from "../../domain/booking/day-places";
import { LOCALE_CODES, nameLanguage, type Locale } from "../../domain/config/locales";
import { SALE_STATES, type PRICE_BASES } from "../../domain/config/offer";
import { isOver, toAgencyClock } from "../../content/publication";
import { offerSchema } from "../../content/schema/offer";
import { editorApi } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { describeCommitments, loadCommitments } from "../shell/offer-commitments";
import { queryClient } from "../shell/query";
import { TextField } from "../ui/fields";
import { hasIncompleteDate } from "../ui/hooks";
import { Busy, Button, Form, List } from "../ui/layout";
import { parseNumber } from "../ui/read-number";
import * as ui from "../ui/ui.module.css";
import { getTexts, withFacts, withTexts, type EditableOffer, type OpenedContent } from "./content-files";
import type { ContentFormProps } from "./opened-content";
import { QuickForm, type QuickField } from "./quick-form";

export type OfferFormProps = ContentFormProps & { offer: EditableOffer };

/** The prices that a row may have. */
const PRICES = ["adult", "child"] as const;

/** A row of prices, as an offer's file has it. */
type PriceRow = { port?: string } & Partial<Record<(typeof PRICES)[number], number>>;

const getRows = ({ texts }: OpenedContent) => (texts.en["prices"] ?? []) as readonly PriceRow[];

/** Key of a price while others may add rows: its port and its name. */
function listPrices(rows: readonly PriceRow[]) {
  return rows.flatMap((row, index) =>
    PRICES.flatMap((name) => {
      const value = row[name];
      return value === undefined ? [] : [{ id: `${row.port ?? ""}.${name}`, row, index, name, value }];
    }),
  );
}

/** Reads the typed prices into the rows; one that is no number becomes `NaN`, which the schema refuses. */
function readPrices(rows: readonly PriceRow[], values: Readonly<Record<string, string>>): PriceRow[] {
  const prices = rows.map((row) => ({ ...row }));
  for (const { id, index, name } of listPrices(rows)) {
    const row = prices[index];
    if (row) row[name] = parseNumber(values[id] ?? "", true) ?? NaN;
  }
  return prices;
}

type PortsFile = Record<Locale, { ports: readonly { key: string; name: string }[] }>;

/** Loads the names of the ports in a language, by their keys; nothing until they are there, none when they cannot be loaded. */
function usePortNames(locale: Locale): Readonly<Record<string, string>> | undefined {
  const load = async () => {
    const [file] = await editorApi.readFiles
      .query({ paths: ["content/settings/ports.json"] })
      .catch(() => []);
    const ports = file ? (JSON.parse(file.data) as PortsFile)[locale].ports : [];
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

export function PriceForm({ offer: _, ...form }: OfferFormProps) {
  const t = useT("quick");
  const ports = usePortNames(useStaffLocale());
  const basis = form.content.texts.en["price_basis"];
  const words = { adult: isBasis(basis) ? BASIS_WORDS[basis] : "adult", child: "child" } as const;
  const before = getRows(form.content);
  const prices = listPrices(before);
  if (before.length === 0) return <p>{t("noPrices")}</p>;
  return (
    <QuickForm
      {...form}
      read={(content) =>
        Object.fromEntries(listPrices(getRows(content)).map(({ id, value }) => [id, String(value)]))
      }
      fields={() =>
        prices.map(({ id, row: { port }, name }) => {
          const where = port === undefined ? "" : `${ports ? (ports[port] ?? port) : "…"} · `;
          return { name: id, label: where + t(words[name]), inputMode: "numeric" };
        })
      }
      check={(values) => {
        const { error } = offerSchema.shape.prices.safeParse(readPrices(before, values));
        const wrong = new Set(error?.issues.map(({ path }) => path.slice(0, 2).join(".")));
        const found = prices.filter(({ index, name }) => wrong.has(`${index}.${name}`));
        return Object.fromEntries(found.map(({ id }) => [id, t("wholeNumber")]));
      }}
      write={(content, values) => withFacts(content, { prices: readPrices(before, values) })}
      ask={async (values) => {
        const after = readPrices(before, values);
        const changes = prices.map(({ index, name, value }) => ({
          ...{ before: value, after: after[index]?.[name] ?? value },
        }));
        const jump = changes.find((change) => Math.abs(change.after - change.before) > change.before / 2);
        return (
          jump && {
            ...{ title: t("unusual"), text: t("unusualText", jump), confirm: t("yes"), cancel: t("no") },
          }
        );
      }}
    />
  );
}

const toText = (value: unknown) => (typeof value === "number" ? String(value) : "");

/** Reads a number of places: `undefined` is no limit, and what is no number becomes `NaN`, which the schema refuses. */
function readPlaces(text = ""): number | undefined {
  return text.trim() === "" ? undefined : (parseNumber(text, true) ?? NaN);
}

function PlacesForm(form: ContentFormProps) {
  const t = useT("quick");
  const isByBoat = isSoldByBoat({ price_basis: String(form.content.texts.en["price_basis"]) });
  return (
    <QuickForm
      {...form}
      read={({ texts: { en } }) => ({ places: toText(en["daily_capacity"]) })}
      fields={() => [
        {
          name: "places",
          label: t(isByBoat ? "boats" : "places"),
          hint: t("placesHint"),
          inputMode: "numeric",
        },
      ]}
      check={({ places }) => {
        const { success } = offerSchema.shape.daily_capacity.safeParse(readPlaces(places));
        return success ? {} : { places: t("wholePlaces") };
      }}
      write={(content, { places }) => withFacts(content, { daily_capacity: readPlaces(places) })}
    />
  );
}

const getToday = () => toAgencyClock(new Date().toISOString()).slice(0, 10);

export function DaysForm({ offer: _, ...form }: OfferFormProps) {
  const t = useT("quick");
  const format = useFormat();
  const { content, isBusy, save } = form;
  const closed = (content.texts.en["closed_days"] ?? []) as readonly string[];
  const [day, setDay] = useState("");
  const [wrong, setWrong] = useState<"noSuchDay" | "chooseDay">();
  const store = (days: readonly string[]) =>
    save(withFacts(content, { closed_days: [...days].sort() }), () => setDay(""));
  const upcoming = closed.filter((other) => other >= getToday());

  function submit(element: HTMLFormElement) {
    const problem = hasIncompleteDate(element) ? "noSuchDay" : day === "" ? "chooseDay" : undefined;
    setWrong(problem);
    if (!problem) store([...new Set([...closed, day])]);
  }
  return (
    <>
      <Form submit={t("close")} isBusy={isBusy} onSubmit={submit}>
        <TextField
          label={t("day")}
          type="date"
          min={getToday()}
          error={wrong && t(wrong)}
          value={day}
          onValue={setDay}
        />
      </Form>
      {upcoming.length > 0 && <h3>{t("closed")}</h3>}
      <Busy value={isBusy}>
        <List items={upcoming}>
          {(other) => (
            <li className={ui.row} key={other}>
              <Button
                onClick={() => store(closed.filter((kept) => kept !== other))}
                text={t("open", { day: format.day(other) })}
              />
            </li>
          )}
        </List>
      </Busy>
      <PlacesForm {...form} />
    </>
  );
}

const toLocales = (field: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, values[`${field}.${code}`] ?? ""])) as Record<
    Locale,
    string
  >;
const fromLocales = (field: string, texts: Readonly<Record<Locale, string>>) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [`${field}.${code}`, texts[code]]));

/** The fields of a text that each language has. */
function useLanguageFields() {
  const reader = useStaffLocale();
  return (field: string, getLabel: (language: string) => string, hint?: string): QuickField[] =>
    LOCALE_CODES.map((code) => ({
      ...{ name: `${field}.${code}`, label: getLabel(nameLanguage(code, reader)), lang: code, hint },
      maxLength: 300,
    }));
}

export function PauseForm({ offer, ...form }: OfferFormProps) {
  const t = useT("quick");
  const commitments = useT("shared.commitments");
  const locale = useStaffLocale();
  const toFields = useLanguageFields();
  const find = (value: unknown) => SALE_STATES.find((state) => state === value) ?? SALE_STATES[0];
  const stored = find(form.content.texts.en["sale"]);
  return (
    <QuickForm
      {...form}
      read={(content) => ({
        sale: find(content.texts.en["sale"]),
        ...fromLocales("note", getTexts(content, "pause_note")),
      })}
      fields={({ sale }) => [
        {
          ...{ name: "sale", label: t("sale"), show: (state) => t(find(state)) },
          options: SALE_STATES.map((state) => [state, t(state)]),
        },
        ...(sale === "paused" ? toFields("note", (language) => t("note", { language })) : []),
      ]}
      check={() => ({})}
      write={(content, values) =>
        withTexts(withFacts(content, { sale: values["sale"] }), "pause_note", toLocales("note", values))
      }
      ask={async (values) => {
        const sale = find(values["sale"]);
        if (sale === stored || sale === "on-sale") return undefined;
        const text = describeCommitments(await loadCommitments(offer.key), sale, locale, commitments);
        return text === undefined
          ? undefined
          : { title: `${t("sale")}: ${t(sale)}`, text, confirm: t("save"), cancel: t("cancel") };
      }}
    />
  );
}

const NONE = { en: "", es: "", it: "" };

function getUntil({ texts }: OpenedContent): string {
  const end = texts.en["publish_until"];
  return typeof end === "string" ? toAgencyClock(end) : "";
}

export function NoticeForm(form: ContentFormProps) {
  const t = useT("quick");
  const toFields = useLanguageFields();
  const [timesTakenDown, setTimesTakenDown] = useState(0);
  const isShown = Object.values(getTexts(form.content, "text")).some((text) => text !== "");
  function takeDown() {
    const withoutEnd = withFacts(form.content, { publish_until: undefined });
    form.save(withTexts(withoutEnd, "text", NONE), () => setTimesTakenDown((times) => times + 1));
  }
  return (
    <QuickForm
      // Made anew, since a browser keeps a half-filled date that the page cannot empty.
      key={timesTakenDown}
      {...form}
      read={(content) => ({ until: getUntil(content), ...fromLocales("text", getTexts(content, "text")) })}
      fields={() => [
        ...toFields("text", (language) => t("noticeIn", { language }), t("noticeHint")),
        {
          ...{ name: "until", label: t("until"), hint: t("untilHint"), type: "datetime-local" },
          show: (clock) => clock.replace("T", " "),
        },
      ]}
      check={({ until = "", ...texts }, element) => {
        const missing = Object.keys(texts).filter((name) => texts[name]?.trim() === "");
        if (missing.length > 0 && missing.length < LOCALE_CODES.length)
          return Object.fromEntries(missing.map((name) => [name, t("allLanguages")]));
        if (hasIncompleteDate(element)) return { until: t("noSuchMoment") };
        return until !== "" && isOver(until) ? { until: t("untilPast") } : {};
      }}
      write={(content, { until, ...texts }) =>
        withTexts(withFacts(content, { publish_until: until || undefined }), "text", toLocales("text", texts))
      }
    >
      {isShown && <Button onClick={takeDown} text={t("takeDown")} />}
    </QuickForm>
  );
}
