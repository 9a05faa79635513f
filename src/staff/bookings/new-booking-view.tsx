import { useId, useState, type ReactNode } from "react";

import type { Locale } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { toSourceText } from "../../domain/lib/normalize";
import { staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { useAction } from "../ui/action";
import { LanguageField, TextArea, TextField, wireFields } from "../ui/fields";
import { useKept } from "../ui/kept-text";
import { Button, ButtonRow, FieldErrors, Panel, PlaceHeading } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { BookingForm, createBooking } from "./hand-booking";
import { createTrip, type TypedBooking } from "./typed-trips";

interface TypedGuest {
  name: string;
  lastname: string;
  phone: string;
  email: string;
  lang: Locale;
  source: string;
}

const createGuest = (lang: Locale): TypedGuest => ({
  name: "",
  lastname: "",
  phone: "",
  email: "",
  lang,
  source: "",
});

interface GuestFieldsProps {
  guest: TypedGuest;
  onGuest: (guest: TypedGuest) => void;
}

function GuestFields({ guest, onGuest }: GuestFieldsProps) {
  const t = useT("enquiries.newBooking");
  const sourcesId = useId();
  const { data } = useStaffQuery("enquiries.choices", staffApi.enquiries.choices.query, undefined);
  const wired = wireFields(guest, (changes) => onGuest({ ...guest, ...changes }), "guest.");
  const field = (name: Exclude<keyof TypedGuest, "lang">) => ({
    ...{ ...wired(name), label: t(name), autoComplete: "off", maxLength: TEXT_LIMITS[name] },
  });
  return (
    <Panel title={t("guest")}>
      <div className={ui.fields}>
        <TextField {...field("name")} autoCapitalize="words" />
        <TextField {...field("lastname")} autoCapitalize="words" />
        <TextField {...field("phone")} type="tel" />
        <LanguageField label={t("lang")} {...wired("lang")} />
        <TextField {...field("email")} type="email" />
        <TextField {...field("source")} list={sourcesId} />
        <datalist id={sourcesId}>
          {data?.sources.map(({ key, name }) => (
            <option key={key} value={toSourceText(key, name)} />
          ))}
        </datalist>
      </div>
    </Panel>
  );
}

interface NewViewProps extends GuestFieldsProps {
  of: "newBooking" | "newEnquiry";
  panel: string;
  children: ReactNode;
}

function NewView({ of, panel, children, ...guest }: NewViewProps) {
  const t = useT(`enquiries.${of}`);
  return (
    <>
      <header>
        <PlaceHeading>{t("title")}</PlaceHeading>
        <p>{t("intro")}</p>
      </header>
      <GuestFields {...guest} />
      <Panel title={panel}>{children}</Panel>
    </>
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
  const [kept, setTyped] = useKept<TypedEnquiry>("enquiry", "new");
  const typed = kept ?? { guest: createGuest(t.locale), message: "" };
  const { isBusy, outcome, getError, run, getKey } = useAction();
  const field = wireFields(typed, (changes) => setTyped({ ...typed, ...changes }));
  const save = () =>
    run(
      () => staffApi.enquiries.make.mutate({ ...typed, key: getKey(typed) }),
      "",
      ({ reference }) => {
        setTyped(undefined);
        onMade(reference);
      },
    );
  function drop() {
    setTyped(undefined);
    location.hash = back;
  }
  return (
    <FieldErrors value={getError}>
      <NewView
        {...{ of: "newEnquiry", panel: t("enquiry"), guest: typed.guest }}
        onGuest={(guest) => setTyped({ ...typed, guest })}
      >
        <TextArea label={t("message")} rows={5} {...field("message")} />
        {outcome}
        <ButtonRow>
          <Button variant="action" isBusy={isBusy} onClick={save} text={t("save")} />
          <Button onClick={drop} text={t("drop")} />
        </ButtonRow>
      </NewView>
    </FieldErrors>
  );
}

interface TypedNewBooking extends TypedBooking {
  guest: TypedGuest;
}

interface NewBookingViewProps extends NewEnquiryViewProps {
  start: { offer: string; day: string };
}

export function NewBookingView({ start: { offer, day }, back, onMade }: NewBookingViewProps) {
  const t = useT("enquiries.newBooking");
  const [kept, setTyped] = useKept<TypedNewBooking>("booking", `new ${offer} ${day}`);
  const [created] = useState(() => ({
    ...createBooking([{ ...createTrip(), offer, date: day }], true),
    guest: createGuest(t.locale),
  }));
  const typed = kept ?? created;
  const { guest } = typed;
  const email = guest.email.trim();
  const change = (update: (known: TypedNewBooking) => Partial<TypedNewBooking>) =>
    setTyped((known = created) => ({ ...known, ...update(known) }));
  function drop() {
    setTyped(undefined);
    location.hash = back;
  }
  return (
    <BookingForm
      {...{ typed, onTyped: change, lang: guest.lang, email, onDrop: drop }}
      send={({ isTold, ...content }) =>
        staffApi.bookings.make.mutate({ ...content, guest, isTold: isTold && email !== "" })
      }
      onBooked={({ reference }) => {
        setTyped(undefined);
        onMade(reference);
      }}
    >
      {(fields) => (
        <NewView
          {...{ of: "newBooking", panel: t("trips"), guest }}
          onGuest={(changed) => change(() => ({ guest: changed }))}
        >
          {fields}
        </NewView>
      )}
    </BookingForm>
  );
}
