import { useRef, useState } from "react";

import { getLocale } from "../../config/locales";
import type { BookedTripReply } from "../../contracts/bookings";
import { QUOTE_LIMITS, TEXT_LIMITS } from "../../contracts/limits";
import { formatCents } from "../../i18n/format";
import { useTripName } from "../bookings/trip-text";
import * as bookingStyles from "../bookings/bookings.module.css";
import { DepositFields } from "../bookings/deposit-fields";
import { TripList } from "../bookings/trip-fields";
import { useTripForm } from "../bookings/use-trip-form";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { staffApi } from "../shell/client";
import {
  complete,
  getTotalCents,
  readQuote,
  takeDraft,
  type ReadQuote,
  type TypedQuote,
} from "./quote-form-state";
import { QuoteLines } from "./quote-lines";
import { SendDialog } from "./send-dialog";

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

interface QuoteFormProps extends EnquiryActions {
  quote: TypedQuote;
  onQuote: (change: (quote: TypedQuote) => TypedQuote) => void;
  onSent: () => void;
  onDrop: () => void;
}

/** A quote being made: prices by the rules of the offers or by hand, the total always their sum and in sight. */
export function QuoteForm({ quote, onQuote, onSent, onDrop, ...actions }: QuoteFormProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const { enquiry, news, take } = actions;
  const { locale: lang } = enquiry;
  const [read, setRead] = useState<ReadQuote>();
  const root = useRef<HTMLDivElement>(null);
  const form = useTripForm(actions, root);
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
    <div className={bookingStyles.form} ref={root}>
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
      <div className={bookingStyles.fields}>
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
          {...{ quote: read, replaced, enquiry, news }}
          {...{ isBusy: form.isBusy, notice: form.notice, evenIfFull: form.evenIfFull }}
          onSend={() => send(read)}
          onClose={() => setRead(undefined)}
        />
      )}
    </div>
  );
}
