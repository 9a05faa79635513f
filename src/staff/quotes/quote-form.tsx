import { useRef, useState } from "react";

import { getLocale, type Locale } from "../../domain/config/locales";
import { type BookedTripReply, staffApi } from "../shell/client";
import { QUOTE_LIMITS, TEXT_LIMITS } from "../../domain/contracts/limits";
import { formatCents } from "../../domain/i18n/format";
import * as bookingStyles from "../bookings/bookings.module.css";
import { DepositFields } from "../bookings/payments";
import { TripList, useTripName } from "../bookings/trip-fields";
import { useTripForm } from "../bookings/use-trip-form";
import { useOpenEnquiry } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { SelectField, TextArea, TextField } from "../ui/fields";
import { Button, ButtonRow } from "../ui/layout";
import { Notice } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import {
  complete,
  createLine,
  getLineCents,
  getTotalCents,
  readQuote,
  takeDraft,
  type ReadQuote,
  type TypedLine,
  type TypedQuote,
} from "./quote-form-state";
import * as styles from "./quote.module.css";
import { SendDialog } from "./send-dialog";

type GetError = (field: string) => string | undefined;

interface LineFieldsProps {
  line: TypedLine;
  number: number;
  lang: Locale;
  getError: GetError;
  onLine: (changes: Partial<TypedLine>) => void;
  onRemove: () => void;
}

function LineFields({ line, number, lang, getError, onLine, onRemove }: LineFieldsProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const cents = getLineCents(line, locale);
  const wire = (name: "label" | "count" | "price") => ({
    error: getError(`${line.id} ${name}`),
    value: line[name],
    onValue: (text: string) => onLine({ [name]: text }),
  });
  return (
    <li className={styles.line}>
      <TextField
        label={t("label", { number })}
        lang={lang}
        maxLength={QUOTE_LIMITS.label}
        {...wire("label")}
      />
      <TextField label={t("count")} inputMode="numeric" autoComplete="off" {...wire("count")} />
      <TextField label={t("price")} inputMode="decimal" autoComplete="off" {...wire("price")} />
      <p className={styles.lineSum}>
        <span>{t("sum")}</span> {cents === undefined ? "–" : formatCents(cents, locale)}
      </p>
      <Button label={t("removeLine", { number })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}

interface QuoteLinesProps {
  title: string;
  lines: readonly TypedLine[];
  lang: Locale;
  getError: GetError;
  /** Says what is wrong with the lines together. */
  error: string | undefined;
  onLines: (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) => void;
}

function QuoteLines({ title, lines, lang, getError, error, onLines }: QuoteLinesProps) {
  const t = useT("enquiries.quote");
  return (
    <>
      <h3>
        {title} ({getLocale(lang).name})
      </h3>
      <ol className={styles.lines}>
        {lines.map(({ id, ...line }, index) => (
          <LineFields
            key={id}
            {...{ lang, getError }}
            line={{ id, ...line }}
            number={index + 1}
            onLine={(changes) =>
              onLines((all) => all.map((other) => (other.id === id ? { ...other, ...changes } : other)))
            }
            onRemove={() => onLines((all) => all.filter((other) => other.id !== id))}
          />
        ))}
      </ol>
      {error && (
        <p className={ui.problem} role="alert">
          {error}
        </p>
      )}
      <p>
        <Button onClick={() => onLines((all) => [...all, createLine()])}>{t("add")}</Button>
      </p>
    </>
  );
}

interface ReplacesProps {
  booked: readonly BookedTripReply[];
  replaces: readonly string[];
  onReplaces: (replaces: readonly string[]) => void;
}

function Replaces({ booked, replaces, onReplaces }: ReplacesProps) {
  const t = useT("enquiries.quote");
  const getName = useTripName();
  return (
    <fieldset className={bookingStyles.trip}>
      <legend>{t("booked")}</legend>
      {booked.map((trip) => (
        <SelectField
          key={trip.id}
          label={getName(trip)}
          value={replaces.includes(trip.id) ? "replaced" : "stays"}
          options={[
            ["stays", t("stays")],
            ["replaced", t("isReplaced")],
          ]}
          onValue={(fate) => {
            const others = replaces.filter((id) => id !== trip.id);
            onReplaces(fate === "stays" ? others : [...others, trip.id]);
          }}
        />
      ))}
    </fieldset>
  );
}

interface QuoteFormProps {
  quote: TypedQuote;
  onQuote: (change: (quote: TypedQuote) => TypedQuote) => void;
  onSent: () => void;
  onDrop: () => void;
}

/** A quote being made: prices by the rules of the offers or by hand, the total always their sum and in sight. */
export function QuoteForm({ quote, onQuote, onSent, onDrop }: QuoteFormProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const open = useOpenEnquiry();
  const { enquiry, take } = open;
  const { locale: lang } = enquiry;
  const [read, setRead] = useState<ReadQuote>();
  const root = useRef<HTMLDivElement>(null);
  const form = useTripForm(open, root);
  const set = (changes: Partial<TypedQuote>) => onQuote((known) => ({ ...known, ...changes }));
  const booked = (enquiry.booking?.trips ?? []).filter(
    ({ status, isOver }) => status === "confirmed" && !isOver,
  );
  // One that was cancelled meanwhile is replaced by nothing.
  const replaced = booked.filter(({ id }) => quote.replaces.includes(id));

  function look() {
    form.forgetWarning();
    setRead(form.check(() => readQuote({ ...quote, replaces: replaced.map(({ id }) => id) }, locale)));
  }
  function send(content: ReadQuote) {
    const { reference, version } = enquiry;
    form.send({
      send: (more) => staffApi.quotes.send.mutate({ reference, version, ...content, ...more }),
      ...{ content, trips: quote.trips, refused: t("notSent") },
      onSent: (quoted) => {
        onSent();
        take(quoted);
      },
      onWrong: () => setRead(undefined),
    });
  }
  return (
    <div className={ui.stack} ref={root}>
      <TripList
        trips={quote.trips}
        {...{ form, complete }}
        mayLackDay
        onTrips={(change) => onQuote((known) => ({ ...known, trips: change(known.trips) }))}
        onDraft={(id, draft) => onQuote((known) => takeDraft(known, id, draft, locale))}
      >
        {({ id, lines }, onTrip) => (
          <QuoteLines
            title={t("lines")}
            {...{ lines, lang }}
            getError={form.getError}
            error={form.getError(`${id} lines`)}
            onLines={(change) => onTrip((known) => ({ lines: change(known.lines) }))}
          />
        )}
      </TripList>
      <QuoteLines
        title={t("freeLines")}
        {...{ lang, lines: quote.lines }}
        getError={form.getError}
        error={form.getError("lines")}
        onLines={(change) => onQuote((known) => ({ ...known, lines: change(known.lines) }))}
      />
      <p className={bookingStyles.total}>
        {t("total")} <output>{formatCents(getTotalCents(quote, locale), locale)}</output>
      </p>
      {booked.length > 0 && (
        <Replaces booked={booked} replaces={quote.replaces} onReplaces={(replaces) => set({ replaces })} />
      )}
      <DepositFields typed={quote} getError={form.getError} onTyped={set} />
      <div className={ui.fields}>
        <TextField
          label={t("validUntil")}
          name="validUntil"
          type="date"
          error={form.getError("validUntil")}
          value={quote.validUntil}
          onValue={(validUntil) => set({ validUntil, isDayOwn: true })}
        />
        <TextField
          label={t("payUrl")}
          type="url"
          autoComplete="off"
          maxLength={QUOTE_LIMITS.payUrl}
          error={form.getError("payUrl")}
          value={quote.payUrl}
          onValue={(payUrl) => set({ payUrl })}
        />
      </div>
      <TextArea
        label={t("text", { language: getLocale(lang).name })}
        lang={lang}
        rows={3}
        maxLength={TEXT_LIMITS.message}
        value={quote.text}
        onValue={(text) => set({ text })}
      />
      <Notice notice={read ? undefined : form.notice} />
      <ButtonRow>
        <Button variant="solid" onClick={look}>
          {t("look")}
        </Button>
        <Button onClick={onDrop}>{t("drop")}</Button>
      </ButtonRow>
      {read && (
        <SendDialog
          {...{ quote: read, replaced }}
          {...{ isBusy: form.isBusy, notice: form.notice, evenIfFull: form.evenIfFull }}
          onSend={() => send(read)}
          onClose={() => setRead(undefined)}
        />
      )}
    </div>
  );
}
