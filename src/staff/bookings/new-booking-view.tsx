import { useRef, useState } from "react";

import type { Locale } from "../../config/locales";
import type { BookingMake } from "../../contracts/bookings";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { CheckField } from "../ui/check-field";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useHeadingFocus } from "../ui/use-heading-focus";
import { useKeptForm } from "../ui/use-kept-text";
import { staffApi } from "../shell/client";
import type { EnquiryReply } from "../shell/replies";
import { BookingFields } from "./booking-fields";
import * as styles from "./bookings.module.css";
import { createGuest, GuestFields, type TypedGuest } from "./new-booking-guest";
import { createPayment } from "./payments";
import { complete, readBooking, type ReadBooking, type TypedBooking } from "./typed-booking";
import { createTrip, isProblem, type Problem } from "./typed-trips";
import { useTripForm } from "./use-trip-form";

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
  /** The address of the list that one comes from. */
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
  const form = useTripForm({ lang: typed.guest.lang }, root);
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
    <div className={styles.form} ref={root}>
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
