import { useState } from "react";

import { getQuoteTotal } from "../../domain/booking/quote";
import { getLocale, type Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/config/forms";
import * as bookingStyles from "../bookings/bookings.module.css";
import { DepositFields } from "../bookings/payments";
import { type TripForm, TripFormBox, TripList, useTripForm, useTripName } from "../bookings/trip-fields";
import { readForm, type TypedLine } from "../bookings/typed-trips";
import { NewsBox } from "../inbox/timeline";
import { useOpenEnquiry } from "../inbox/use-enquiry";
import { type BookedTripReply, type PreviewReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { Dialog, MailFrame } from "../ui/dialog";
import { SelectField, TextArea, TextField, wireFields } from "../ui/fields";
import { Button, ButtonRow, Notice, Problem } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import {
  createLine,
  getLineCents,
  getTotalCents,
  type ReadQuote,
  priceTrip,
  type TypedQuote,
} from "./quote-form-state";
import { QuoteFacts } from "./quote-table";
import * as styles from "./quote.module.css";

/** A quote as it would be sent, and its mail. */
interface LookedAt {
  quote: ReadQuote;
  mail: PreviewReply;
}

interface SendDialogProps extends LookedAt {
  replaced: readonly BookedTripReply[];
  /** Where a day cannot take the party, its notice says so. */
  form: Pick<TripForm, "isBusy" | "notice" | "evenIfFull">;
  onSend: () => void;
  onClose: () => void;
}

function SendDialog({ quote, mail, replaced, form, onSend, onClose }: SendDialogProps) {
  const t = useT("enquiries.quote");
  const { getOffer } = useNames();
  const { enquiry, news } = useOpenEnquiry();
  const { lines, validUntil, payUrl } = quote;
  const trips = quote.trips.map((trip) => ({
    ...trip,
    title: trip.offer === undefined ? trip.title : getOffer(trip.offer),
  }));
  const total = getQuoteTotal([...trips.flatMap((trip) => trip.lines), ...lines]);
  return (
    <Dialog
      {...{ title: t("lookTitle"), isWide: true, isBusy: form.isBusy, onClose, cancel: t("back") }}
      action={{
        ...{ variant: "action", onClick: onSend },
        text: t(news.length > 0 || form.evenIfFull ? "sendAnyway" : "send"),
      }}
    >
      <QuoteFacts
        {...{ quote: { ...quote, trips }, lang: enquiry.locale, titleLang: t.locale, replaces: replaced }}
        total={t.cents(total)}
      />
      <p>
        {t("validUntil")} {t.day(validUntil)}
      </p>
      {payUrl && (
        <p className={ui.words}>
          {t("pay")}: {payUrl}
        </p>
      )}
      <MailFrame mail={mail} />
      <p>{t("never")}</p>
      <NewsBox />
      <Notice notice={form.notice} />
    </Dialog>
  );
}

interface LinesProps {
  title: string;
  /** Of their field. */
  name: string;
  lines: readonly TypedLine[];
  lang: Locale;
  form: TripForm;
  onLines: (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) => void;
}

interface LineFieldsProps extends Pick<LinesProps, "name" | "lang"> {
  line: TypedLine;
  index: number;
  onLine: (changes: Partial<TypedLine>) => void;
  onRemove: () => void;
}

function LineFields({ name, line, index, lang, onLine, onRemove }: LineFieldsProps) {
  const t = useT("enquiries.quote");
  const number = index + 1;
  const cents = getLineCents(line);
  const field = wireFields(line, onLine, `${name}.${index}.`);
  return (
    <li className={styles.line}>
      <TextField
        {...{ label: t("label", { number }), lang, maxLength: QUOTE_LIMITS.label }}
        {...field("label")}
      />
      <TextField label={t("count")} inputMode="numeric" autoComplete="off" {...field("count")} />
      <TextField label={t("price")} inputMode="decimal" autoComplete="off" {...field("unitCents")} />
      <p className={styles.lineSum}>
        <span>{t("sum")}</span> {cents === undefined ? "–" : t.cents(cents)}
      </p>
      <Button label={t("removeLine", { number })} onClick={onRemove} text={t("remove")} />
    </li>
  );
}

function QuoteLines({ title, name, lines, lang, form, onLines }: LinesProps) {
  const t = useT("enquiries.quote");
  const error = form.getError(name);
  function remove(id: string) {
    form.setErrors({});
    onLines((all) => all.filter((other) => other.id !== id));
  }
  return (
    <>
      <h3>
        {title} ({getLocale(lang).name})
      </h3>
      <ol className={ui.stack}>
        {lines.map((line, index) => {
          const { id } = line;
          return (
            <LineFields
              key={id}
              {...{ name, line, index, lang }}
              onLine={(changes) =>
                onLines((all) => all.map((other) => (other.id === id ? { ...other, ...changes } : other)))
              }
              onRemove={() => remove(id)}
            />
          );
        })}
      </ol>
      {error && <Problem>{error}</Problem>}
      <Button onClick={() => onLines((all) => [...all, createLine()])} text={t("add")} />
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
    <fieldset className={`${ui.stack} ${ui.box} ${bookingStyles.trip}`}>
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
  const { enquiry, take } = useOpenEnquiry();
  const { reference, version, locale: lang } = enquiry;
  const [looked, setLooked] = useState<LookedAt>();
  const form = useTripForm({
    onTrips: (change) => onQuote((known) => ({ ...known, trips: change(known.trips) })),
    price: (trip, draft) => priceTrip(trip, draft, t.locale),
    // The quote is valid until the earliest day of its trips.
    onDraft: ({ validUntil }) =>
      onQuote((known) => {
        const isEarlier = known.validUntil === "" || (!known.isDayOwn && validUntil < known.validUntil);
        return isEarlier ? { ...known, validUntil } : known;
      }),
  });
  const set = (changes: Partial<TypedQuote>) => onQuote((known) => ({ ...known, ...changes }));
  const field = wireFields(quote, set);
  const booked = (enquiry.booking?.trips ?? []).filter(
    ({ status, isOver }) => status === "confirmed" && !isOver,
  );
  // One that was cancelled meanwhile is replaced by nothing.
  const replaced = booked.filter(({ id }) => quote.replaces.includes(id));

  const replaces = replaced.map(({ id }) => id);
  const content = readForm<ReadQuote>({ ...quote, replaces }, "amountCents");
  // What is changed while the mail is on its way has to be looked at again.
  const isLookedAt = JSON.stringify(looked?.quote) === JSON.stringify(content);
  function look() {
    form.forgetWarning();
    form.look(
      () => staffApi.quotes.preview.mutate({ reference, version, ...content }),
      (mail) => setLooked({ quote: content, mail }),
    );
  }
  const send = (content: ReadQuote) =>
    form.send({
      send: (more) => staffApi.quotes.send.mutate({ reference, version, ...content, ...more }),
      ...{ content, refused: t("notSent") },
      onSent: (quoted) => {
        onSent();
        take(quoted);
      },
      onWrong: () => setLooked(undefined),
    });
  return (
    <TripFormBox form={form}>
      <TripList trips={quote.trips} form={form} mayLackDay>
        {({ lines }, onTrip, prefix) => (
          <QuoteLines
            title={t("lines")}
            name={`${prefix}lines`}
            {...{ lines, lang, form }}
            onLines={(change) => onTrip((known) => ({ lines: change(known.lines) }))}
          />
        )}
      </TripList>
      <QuoteLines
        title={t("freeLines")}
        name="lines"
        {...{ lang, form, lines: quote.lines }}
        onLines={(change) => onQuote((known) => ({ ...known, lines: change(known.lines) }))}
      />
      <p className={bookingStyles.total}>
        {t("total")} <output>{t.cents(getTotalCents(quote))}</output>
      </p>
      {booked.length > 0 && (
        <Replaces booked={booked} replaces={quote.replaces} onReplaces={(replaces) => set({ replaces })} />
      )}
      <DepositFields typed={quote} onTyped={set} />
      <div className={ui.fields}>
        <TextField
          {...field("validUntil")}
          label={t("validUntil")}
          type="date"
          onValue={(validUntil) => set({ validUntil, isDayOwn: true })}
        />
        <TextField
          label={t("payUrl")}
          {...field("payUrl")}
          type="url"
          autoComplete="off"
          maxLength={QUOTE_LIMITS.payUrl}
        />
      </div>
      <TextArea label={t("text", { language: getLocale(lang).name })} {...field("text")} lang={lang} />
      <Notice notice={isLookedAt ? undefined : form.notice} />
      <ButtonRow>
        <Button variant="solid" isBusy={form.isBusy} onClick={look} text={t("look")} />
        <Button onClick={onDrop} text={t("drop")} />
      </ButtonRow>
      {looked && isLookedAt && (
        <SendDialog
          {...{ ...looked, replaced, form }}
          onSend={() => send(looked.quote)}
          onClose={() => setLooked(undefined)}
        />
      )}
    </TripFormBox>
  );
}
