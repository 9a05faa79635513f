import { useState } from "react";

import { isSoldByBoat } from "../../domain/booking/day-places";
import { LOCALE_CODES, nameLanguage } from "../../domain/config/locales";
import { SALE_STATES, type PRICE_BASES } from "../../domain/config/offer";
import { isOver, toAgencyClock } from "../../content/publication";
import { offerSchema } from "../../content/schema/offer";
import { useT } from "../shell/language-context";
import { describeCommitments, loadCommitments } from "../shell/offer-commitments";
import { TextField } from "../ui/fields";
import { findIncompleteDate } from "../ui/hooks";
import { keep } from "../ui/kept-text";
import { Busy, Button, Form, List } from "../ui/layout";
import { useNames } from "../ui/names";
import { parseNumber } from "../ui/read-number";
import * as ui from "../ui/ui.module.css";
import { withFacts, type EditableOffer, type OpenedContent } from "./content-files";
import { QuickForm, type ContentFormProps, type QuickField } from "./quick-form";

type OfferFormProps = ContentFormProps & { offer: EditableOffer };

const PRICES = ["adult", "child"] as const;

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

const BASIS_WORDS = {
  "per-person": "adult",
  "per-2-persons": "twoPersons",
  "per-boat": "boat",
  "per-car": "car",
} as const satisfies Record<(typeof PRICE_BASES)[number], string>;

const isBasis = (value: unknown): value is keyof typeof BASIS_WORDS =>
  Object.hasOwn(BASIS_WORDS, String(value));

const toText = (value: unknown) => (typeof value === "number" ? String(value) : "");

export function PriceForm({ offer: _, ...form }: OfferFormProps) {
  const t = useT("quick");
  const { getPort } = useNames();
  const basis = form.content.texts.en["price_basis"];
  const words = { adult: isBasis(basis) ? BASIS_WORDS[basis] : "adult", child: "child" } as const;
  const before = getRows(form.content);
  const prices = listPrices(before);
  if (before.length === 0) return <p>{t("noPrices")}</p>;
  const fields = prices.map(({ id, row: { port }, index, name }): QuickField => {
    const where = port === undefined ? "" : `${getPort(port)} · `;
    return {
      ...{ name: id, label: where + t(words[name]), inputMode: "numeric" },
      get: (content) => toText(listPrices(getRows(content)).find((price) => price.id === id)?.value),
      // What is no number becomes `NaN`, which the schema refuses.
      set(content, text) {
        const value = parseNumber(text, true) ?? NaN;
        const rows = getRows(content).map((row, at) => (at === index ? { ...row, [name]: value } : row));
        return withFacts(content, { prices: rows });
      },
    };
  });
  return (
    <QuickForm
      {...{ ...form, fields }}
      check={(changed) => {
        const { error } = offerSchema.shape.prices.safeParse(getRows(changed));
        const wrong = new Set(error?.issues.map(({ path }) => path.slice(0, 2).join(".")));
        const found = prices.filter(({ index, name }) => wrong.has(`${index}.${name}`));
        return Object.fromEntries(found.map(({ id }) => [id, t("wholeNumber")]));
      }}
      ask={async (changed) => {
        const after = getRows(changed);
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

function PlacesForm(form: ContentFormProps) {
  const t = useT("quick");
  const isByBoat = isSoldByBoat({ price_basis: String(form.content.texts.en["price_basis"]) });
  const places: QuickField = {
    ...{ name: "places", label: t(isByBoat ? "boats" : "places"), hint: t("placesHint") },
    inputMode: "numeric",
    get: ({ texts: { en } }) => toText(en["daily_capacity"]),
    // Nothing is no limit, and what is no number becomes `NaN`, which the schema refuses.
    set: (content, text) =>
      withFacts(content, {
        daily_capacity: text.trim() === "" ? undefined : (parseNumber(text, true) ?? NaN),
      }),
  };
  return (
    <QuickForm
      {...form}
      fields={[places]}
      check={({ texts: { en } }) => {
        const { success } = offerSchema.shape.daily_capacity.safeParse(en["daily_capacity"]);
        return success ? {} : { places: t("wholePlaces") };
      }}
    />
  );
}

const getToday = () => toAgencyClock(new Date().toISOString()).slice(0, 10);

export function DaysForm({ offer: _, ...form }: OfferFormProps) {
  const t = useT("quick");
  const { content, isBusy, save } = form;
  const closed = (content.texts.en["closed_days"] ?? []) as readonly string[];
  const [day, setDay] = useState("");
  const [wrong, setWrong] = useState<"noSuchDay" | "chooseDay">();
  const store = (days: readonly string[]) =>
    save(withFacts(content, { closed_days: [...days].sort() }), () => setDay(""));
  const upcoming = closed.filter((other) => other >= getToday());

  function submit(element: HTMLFormElement) {
    const problem = findIncompleteDate(element) ? "noSuchDay" : day === "" ? "chooseDay" : undefined;
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
                text={t("open", { day: t.day(other) })}
              />
            </li>
          )}
        </List>
      </Busy>
      <PlacesForm {...form} />
    </>
  );
}

/** The fields of a text that each language has. */
function useLanguageFields() {
  const { locale } = useT("quick");
  return (key: string, getLabel: (language: string) => string, hint?: string): QuickField[] =>
    LOCALE_CODES.map((code) => ({
      ...{ name: `${key}.${code}`, label: getLabel(nameLanguage(code, locale)), lang: code, hint },
      maxLength: 300,
      get({ texts }) {
        const text = texts[code][key];
        return typeof text === "string" ? text : "";
      },
      set({ texts, ...opened }, text) {
        const own = { ...texts[code], [key]: text.trim() || undefined };
        return { ...opened, texts: { ...texts, [code]: own } };
      },
    }));
}

const findState = (value: unknown) => SALE_STATES.find((state) => state === value) ?? SALE_STATES[0];
const getState = ({ texts: { en } }: OpenedContent) => findState(en["sale"]);

export function PauseForm({ offer, ...form }: OfferFormProps) {
  const t = useT("quick");
  const commitments = useT("shared.commitments");
  const toFields = useLanguageFields();
  const sale: QuickField = {
    ...{ name: "sale", label: t("sale"), show: (state) => t(findState(state)) },
    options: SALE_STATES.map((state) => [state, t(state)]),
    get: getState,
    set: (content, state) => withFacts(content, { sale: state }),
  };
  return (
    <QuickForm
      {...form}
      fields={[sale, ...toFields("pause_note", (language) => t("note", { language }))]}
      isShown={({ name }, values) => name === "sale" || values["sale"] === "paused"}
      ask={async (changed) => {
        const state = getState(changed);
        if (state === getState(form.content) || state === "on-sale") return undefined;
        const text = describeCommitments(await loadCommitments(offer.key), state, t.locale, commitments);
        return text === undefined
          ? undefined
          : { title: `${t("sale")}: ${t(state)}`, text, confirm: t("save"), cancel: t("cancel") };
      }}
    />
  );
}

export function NoticeForm(form: ContentFormProps) {
  const t = useT("quick");
  const [timesTakenDown, setTimesTakenDown] = useState(0);
  const texts = useLanguageFields()("text", (language) => t("noticeIn", { language }), t("noticeHint"));
  const until: QuickField = {
    ...{ name: "until", label: t("until"), hint: t("untilHint"), type: "datetime-local" },
    show: (clock) => clock.replace("T", " "),
    get({ texts: { en } }) {
      const end = en["publish_until"];
      return typeof end === "string" ? toAgencyClock(end) : "";
    },
    set: (content, clock) => withFacts(content, { publish_until: clock || undefined }),
  };
  const fields = [...texts, until];
  const takeDown = () =>
    form.save(
      fields.reduce((content, { set }) => set(content, ""), form.content),
      () => {
        keep("quick", form.id, undefined);
        setTimesTakenDown((times) => times + 1);
      },
    );
  return (
    <QuickForm
      // Made anew, since a browser keeps a half-filled date that the page cannot empty.
      key={timesTakenDown}
      {...{ ...form, fields }}
      check={(_, values, element) => {
        const missing = texts.filter(({ name }) => values[name]?.trim() === "");
        if (missing.length > 0 && missing.length < LOCALE_CODES.length)
          return Object.fromEntries(missing.map(({ name }) => [name, t("allLanguages")]));
        if (findIncompleteDate(element)) return { until: t("noSuchMoment") };
        const { until: end = "" } = values;
        return end !== "" && isOver(end) ? { until: t("untilPast") } : {};
      }}
    >
      {texts.some(({ get }) => get(form.content) !== "") && (
        <Button onClick={takeDown} text={t("takeDown")} />
      )}
    </QuickForm>
  );
}
