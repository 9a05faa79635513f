import { useId, useState, type ReactNode, type Ref } from "react";

import type { Locale } from "../../domain/config/locales";
import type { BookingMake } from "../../domain/contracts/bookings";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { staffApi } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { useAction } from "../ui/action";
import { LanguageField, TextArea, TextField, wireFields } from "../ui/fields";
import { useKeptForm } from "../ui/kept-text";
import { BackLink, Busy, Button, ButtonRow, Panel, PlaceHeading } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { createBooking, useBookingForm } from "./hand-booking";
import {
  createTrip,
  isProblem,
  readBooking,
  type Problem,
  type ReadBooking,
  type TypedBooking,
} from "./typed-trips";

interface TypedGuest {
  name: string;
  phone: string;
  email: string;
  lang: Locale;
  source: string;
}

const createGuest = (lang: Locale): TypedGuest => ({ name: "", phone: "", email: "", lang, source: "" });

interface GuestFieldsProps {
  guest: TypedGuest;
  getError: (field: string) => string | undefined;
  onGuest: (guest: TypedGuest) => void;
}

function GuestFields({ guest, getError, onGuest }: GuestFieldsProps) {
  const t = useT("enquiries.newBooking");
  const sourcesId = useId();
  // The shortest list that says which sources there are.
  const { data } = useStaffQuery("enquiries.list", staffApi.enquiries.list.query, { view: "due" });
  const wired = wireFields(
    guest,
    (changes) => onGuest({ ...guest, ...changes }),
    (name) => getError(`guest.${name}`),
  );
  const field = (name: Exclude<keyof TypedGuest, "lang">) => ({
    ...{ ...wired(name), label: t(name), autoComplete: "off", maxLength: TEXT_LIMITS[name] },
  });
  return (
    <Panel title={t("guest")}>
      <div className={ui.fields}>
        <TextField {...field("name")} autoCapitalize="words" />
        <TextField {...field("phone")} type="tel" />
        <LanguageField label={t("lang")} {...wired("lang")} />
        <TextField {...field("email")} type="email" />
        <TextField {...field("source")} list={sourcesId} />
        <datalist id={sourcesId}>
          {data?.sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
      </div>
    </Panel>
  );
}

interface NewViewProps extends GuestFieldsProps {
  of: "newBooking" | "newEnquiry";
  panel: string;
  back: string;
  root?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Form for a guest who has not written: the guest, and the trips. */
function NewView({ of, panel, back, root, children, ...guest }: NewViewProps) {
  const t = useT(`enquiries.${of}`);
  const one = useT("enquiries.one");
  return (
    <div className={ui.stack} ref={root}>
      <BackLink href={back}>{one("back")}</BackLink>
      <header>
        <PlaceHeading>{t("title")}</PlaceHeading>
        <p>{t("intro")}</p>
      </header>
      <GuestFields {...guest} />
      <Panel title={panel}>{children}</Panel>
    </div>
  );
}

interface TypedEnquiry {
  guest: TypedGuest;
  message: string;
}

interface NewEnquiryViewProps {
  back: string;
  onMade: (reference: string) => void;
}

export function NewEnquiryView({ back, onMade }: NewEnquiryViewProps) {
  const t = useT("enquiries.newEnquiry");
  const locale = useStaffLocale();
  const [kept, setTyped, forget] = useKeptForm<TypedEnquiry>("enquiry", "new");
  const typed = kept ?? { guest: createGuest(locale), message: "" };
  const { isBusy, outcome, errors, run, getKey } = useAction();
  const field = wireFields(
    typed,
    (changes) => setTyped({ ...typed, ...changes }),
    (name) => errors[name],
  );
  const save = () =>
    run(
      () => staffApi.enquiries.make.mutate({ ...typed, key: getKey(typed) }),
      "",
      ({ reference }) => {
        forget();
        onMade(reference);
      },
    );
  function drop() {
    forget();
    location.hash = back;
  }
  return (
    <NewView
      {...{ of: "newEnquiry", panel: t("enquiry"), back, guest: typed.guest }}
      getError={(name) => errors[name]}
      onGuest={(guest) => setTyped({ ...typed, guest })}
    >
      <TextArea label={t("message")} rows={5} {...field("message")} />
      {outcome}
      <ButtonRow>
        <Busy value={isBusy}>
          <Button variant="action" onClick={save} text={t("save")} />
        </Busy>
        <Button onClick={drop} text={t("drop")} />
      </ButtonRow>
    </NewView>
  );
}

interface TypedNewBooking extends TypedBooking {
  guest: TypedGuest;
}

type ReadNewBooking = ReadBooking & { guest: Pick<BookingMake["guest"], keyof TypedGuest> };

function readNewBooking(typed: TypedNewBooking, locale: Locale): Problem | ReadNewBooking {
  if (typed.guest.name.trim() === "") return { field: "guest.name", word: "needName" };
  const booking = readBooking(typed, locale);
  if (isProblem(booking)) return booking;
  const guest = { ...typed.guest, email: typed.guest.email.trim() };
  return { ...booking, guest, isTold: typed.isTold && guest.email !== "" };
}

interface NewBookingViewProps extends NewEnquiryViewProps {
  /** "" is not said. */
  start: { offer: string; day: string };
}

/** Books by hand for a guest who has written nothing, which makes an enquiry of theirs. */
export function NewBookingView({ start: { offer, day }, back, onMade }: NewBookingViewProps) {
  const t = useT("enquiries.newBooking");
  const locale = useStaffLocale();
  const [kept, setTyped, forget] = useKeptForm<TypedNewBooking>("booking", `new ${offer} ${day}`);
  const [created] = useState(() => ({
    ...createBooking([{ ...createTrip(), offer, date: day }], true),
    guest: createGuest(locale),
  }));
  const typed = kept ?? created;
  const { guest } = typed;
  const change = (update: (known: TypedNewBooking) => Partial<TypedNewBooking>) =>
    setTyped((known = created) => ({ ...known, ...update(known) }));
  const { root, getError, fields } = useBookingForm({
    ...{ typed, onTyped: change, whose: guest.lang, email: guest.email.trim(), variant: "action" },
    read: () => readNewBooking(typed, locale),
    send: (content, more) => staffApi.bookings.make.mutate({ ...content, ...more }),
    onBooked({ reference }) {
      forget();
      onMade(reference);
    },
    onDrop() {
      forget();
      location.hash = back;
    },
  });
  return (
    <NewView
      {...{ of: "newBooking", panel: t("trips"), back, root, guest, getError }}
      onGuest={(changed) => change(() => ({ guest: changed }))}
    >
      {fields}
    </NewView>
  );
}
