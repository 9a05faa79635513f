import { useId, useRef, useState } from "react";

import type { Locale } from "../../domain/config/locales";
import type { BookingMake } from "../../domain/contracts/bookings";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { staffApi, type EnquiryReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { CheckField, LanguageField, TextField } from "../ui/fields";
import { useHeadingFocus } from "../ui/hooks";
import { useKeptForm } from "../ui/kept-text";
import { BackLink, Button, ButtonRow, Panel } from "../ui/layout";
import { Notice } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { BookingFields } from "./hand-booking";
import {
  createPayment,
  complete,
  createTrip,
  isProblem,
  readBooking,
  type Problem,
  type ReadBooking,
  type TypedBooking,
} from "./typed-trips";
import { useTripForm } from "./use-trip-form";

export interface TypedGuest {
  name: string;
  phone: string;
  email: string;
  lang: Locale;
  source: string;
}

export const createGuest = (lang: Locale): TypedGuest => ({
  name: "",
  phone: "",
  email: "",
  lang,
  source: "",
});

interface GuestFieldsProps {
  guest: TypedGuest;
  getError: (field: string) => string | undefined;
  onGuest: (changes: Partial<TypedGuest>) => void;
}

export function GuestFields({ guest, getError, onGuest }: GuestFieldsProps) {
  const t = useT("enquiries.newBooking");
  const sourcesId = useId();
  // The shortest list that says which sources there are.
  const { data } = useStaffQuery("enquiries.list", staffApi.enquiries.list.query, { view: "due" });
  const wire = (name: "name" | "phone" | "email" | "source") => ({
    ...{ label: t(name), autoComplete: "off", maxLength: TEXT_LIMITS[name] },
    error: getError(`guest.${name}`),
    value: guest[name],
    onValue: (text: string) => onGuest({ [name]: text }),
  });
  return (
    <Panel title={t("guest")}>
      <div className={ui.fields}>
        <TextField {...wire("name")} autoCapitalize="words" />
        <TextField {...wire("phone")} type="tel" />
        <LanguageField label={t("lang")} value={guest.lang} onValue={(lang) => onGuest({ lang })} />
        <TextField {...wire("email")} type="email" />
        <TextField {...wire("source")} list={sourcesId} />
        <datalist id={sourcesId}>
          {data?.sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
      </div>
    </Panel>
  );
}

interface TypedNewBooking extends TypedBooking {
  guest: TypedGuest;
}

/** "" is not said. */
interface Start {
  offer: string;
  day: string;
}

function createBooking({ offer, day }: Start, lang: Locale): TypedNewBooking {
  return {
    ...createPayment(),
    trips: [complete({ ...createTrip(), offer, date: day })],
    ...{ deposit: "", depositDue: "", notes: "", isTold: true },
    guest: createGuest(lang),
  };
}

type ReadNewBooking = ReadBooking & { guest: Pick<BookingMake["guest"], keyof TypedGuest> };

function readNewBooking(typed: TypedNewBooking, locale: Locale): Problem | ReadNewBooking {
  if (typed.guest.name.trim() === "") return { field: "guest.name", word: "needName" };
  const booking = readBooking(typed, locale);
  if (isProblem(booking)) return booking;
  const guest = { ...typed.guest, email: typed.guest.email.trim() };
  return { ...booking, guest, isTold: typed.isTold && guest.email !== "" };
}

interface NewBookingViewProps {
  start: Start;
  back: string;
  onBooked: (enquiry: EnquiryReply) => void;
}

/** Books by hand for a guest who has written nothing, which makes an enquiry of theirs. */
export function NewBookingView({ start, back, onBooked }: NewBookingViewProps) {
  const t = useT("enquiries.booking");
  const own = useT("enquiries.newBooking");
  const one = useT("enquiries.one");
  const locale = useStaffLocale();
  const about = `new ${start.offer} ${start.day}`;
  const [kept, setTyped, forget] = useKeptForm<TypedNewBooking>("booking", about);
  const [created] = useState(() => createBooking(start, locale));
  const typed = kept ?? created;
  const root = useRef<HTMLDivElement>(null);
  const form = useTripForm(typed.guest.lang, root);
  const heading = useHeadingFocus(true);
  const change = (update: (known: TypedNewBooking) => TypedNewBooking) =>
    setTyped((known) => update(known ?? created));

  function book() {
    const content = form.check(() => readNewBooking(typed, locale));
    if (!content) return;
    form.send({
      ...{ content, trips: typed.trips, refused: t("notBooked") },
      send: (more) => staffApi.bookings.make.mutate({ ...content, ...more }),
      onSent(enquiry) {
        forget();
        onBooked(enquiry);
      },
    });
  }
  return (
    <div className={ui.stack} ref={root}>
      <BackLink href={back}>{one("back")}</BackLink>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {own("title")}
        </h2>
        <p>{own("intro")}</p>
      </header>
      <GuestFields
        guest={typed.guest}
        getError={form.getError}
        onGuest={(changes) => change((known) => ({ ...known, guest: { ...known.guest, ...changes } }))}
      />
      <Panel title={own("trips")}>
        <BookingFields
          {...{ typed, form }}
          lang={typed.guest.lang}
          onTyped={(update) => {
            form.forgetWarning();
            change((known) => ({ ...known, ...update(known) }));
          }}
        />
        {typed.guest.email.trim() !== "" && (
          <CheckField
            label={t("mail")}
            isChecked={typed.isTold}
            onCheck={(isTold) => change((known) => ({ ...known, isTold }))}
          />
        )}
        <Notice notice={form.notice} />
        <ButtonRow>
          <Button variant="action" isBusy={form.isBusy} onClick={book}>
            {t(form.evenIfFull ? "bookAnyway" : "book")}
          </Button>
          <Button
            onClick={() => {
              forget();
              location.hash = back;
            }}
          >
            {t("drop")}
          </Button>
        </ButtonRow>
      </Panel>
    </div>
  );
}
