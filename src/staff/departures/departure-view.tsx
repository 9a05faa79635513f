import { useState } from "react";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getLocale } from "../../domain/config/locales";
import { staffApi, type CancelPreviewReply, type DepartureReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView, POLL_MS } from "../shell/query";
import { useAction } from "../ui/action";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/fields";
import { useLeaveQuestion, useNow } from "../ui/hooks";
import { useKeptText } from "../ui/kept-text";
import { BackLink, Button, ButtonRow, Disclosure, Panel, PlaceHeading, Words } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { type ChangePanelProps, ManifestPanel, PhoneList, StateMark } from "./manifest";

/** The button that was pressed is gone, and the focus with it: the first line of what it brought takes it. */
function takeFocus(line: HTMLElement | null) {
  if (document.activeElement === document.body) line?.focus();
}

interface CancelDialogProps {
  departure: DepartureReply;
  kept: ReturnType<typeof useKeptText>;
  onCancelled: (reply: DepartureReply) => void;
  onClose: () => void;
}

function CancelDialog({ departure, kept, onCancelled, onClose }: CancelDialogProps) {
  const t = useT("departures.cancelDay");
  const manifest = useT("departures.manifest");
  const [looked, setLooked] = useState<{ reason: string; preview: CancelPreviewReply }>();
  const { isBusy, outcome, getError, run } = useAction((field) =>
    field === "reason" ? t("needReason") : undefined,
  );
  const { offer, day, parties, persons, guests } = departure;
  const { text: reason = "" } = kept;
  // What is sent is what was looked at.
  const preview = looked?.reason === reason ? looked.preview : undefined;
  const body = { offer, day, reason };

  function look() {
    run(
      () => staffApi.departures.previewCancellation.mutate(body),
      "",
      (data) => setLooked({ reason, preview: data }),
    );
  }
  const cancel = () => run(() => staffApi.departures.cancel.mutate(body), "", onCancelled);
  return (
    <Dialog
      {...{ title: t("title"), text: t("text"), isWide: true, isBusy, onClose, cancel: t("keep") }}
      // Two buttons: a second press of the first one does not cancel the day.
      action={
        preview
          ? { variant: "danger", text: t("cancel", { count: preview.guests }), onClick: cancel }
          : { variant: "solid", text: t("look"), onClick: look }
      }
    >
      <p>{t("booked", { parties, persons })}</p>
      <TextArea
        label={t("reason")}
        hint={t("reasonHint")}
        rows={4}
        error={getError("reason")}
        {...kept.field}
      />
      {guests.length > 0 && (
        <Disclosure summary={manifest("phones")}>
          <PhoneList guests={guests} />
        </Disclosure>
      )}
      {preview?.mails.map(({ locale, guests, subject, html }) => (
        <section key={locale}>
          <h3 ref={takeFocus} tabIndex={-1}>
            {t("mail", { language: getLocale(locale).name, count: guests })}
          </h3>
          <p lang={locale}>{subject}</p>
          <iframe className={ui.mail} title={subject} sandbox="" srcDoc={html} />
        </section>
      ))}
      {preview?.guests === 0 && (
        <p ref={takeFocus} tabIndex={-1}>
          {t("nobody")}
        </p>
      )}
      {preview && preview.guests < parties && <p>{t("noMail", { count: parties - preview.guests })}</p>}
      {outcome}
    </Dialog>
  );
}

function ClosedNote({ departure }: { departure: DepartureReply }) {
  const t = useT("departures");
  const { state, who, changedAt, reason, isClosedByContent } = departure;
  const values = { who: who ?? "", when: changedAt === null ? "" : t.moment(changedAt) };
  const isCancelled = state === "cancelled";
  return (
    <>
      {isCancelled && <p>{t("cancelledBy", values)}</p>}
      {isCancelled && <Words>{reason}</Words>}
      {state === "closed" && !isClosedByContent && <p>{t("closedBy", values)}</p>}
      {isClosedByContent && (
        <p>
          {t("byContent")} <a href="/admin/quick">{t("quick")}</a>
        </p>
      )}
    </>
  );
}

function ChangePanel({ departure, onDeparture }: ChangePanelProps) {
  const t = useT("departures");
  const manifest = useT("departures.manifest");
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, outcome, setNotice, run } = useAction();
  const { offer, day, state, parties, persons, isClosedByContent, cancelledGuests } = departure;
  const kept = useKeptText("day", `${offer}/${day}`);
  useLeaveQuestion(isCancelling && Boolean(kept.text));
  const isClosed = state === "closed" || state === "cancelled";
  const isOver = day < getAgencyDay(useNow());
  const change = (isOpen: boolean) =>
    run(
      () => staffApi.departures.change.mutate({ offer, day, isOpen }),
      t(isOpen ? "opened" : "closed"),
      onDeparture,
    );
  return (
    <Panel title={t("change")} isBusy={isBusy}>
      <ClosedNote departure={departure} />
      {parties > 0 && <p>{t("booked", { parties, persons })}</p>}
      {!isClosed && <p className={ui.soft}>{t("closeHint")}</p>}
      <ButtonRow>
        {!isClosedByContent && (
          // One button with two words: the focus stays where it is.
          <Button onClick={() => change(isClosed)} text={t(isClosed ? "open" : "close")} />
        )}
        {state !== "cancelled" && !isOver && (
          <Button variant="danger" onClick={() => setCancelling(true)} text={t("cancel")} />
        )}
      </ButtonRow>
      {outcome}
      {cancelledGuests.length > 0 && (
        <>
          <h3>{manifest("phones")}</h3>
          <PhoneList guests={cancelledGuests} />
        </>
      )}
      {isCancelling && (
        <CancelDialog
          departure={departure}
          kept={kept}
          onClose={() => setCancelling(false)}
          onCancelled={(reply) => {
            setCancelling(false);
            kept.forget(kept.text ?? "");
            setNotice({ kind: "done", text: t("cancelled") });
            onDeparture(reply);
          }}
        />
      )}
    </Panel>
  );
}

function Departure({ departure, onDeparture }: ChangePanelProps) {
  const { getOffer } = useNames();
  const t = useT("departures");
  return (
    <>
      <header>
        <PlaceHeading>
          {getOffer(departure.offer)}, {t.day(departure.day)}
        </PlaceHeading>
        <p>
          <StateMark row={departure} />
        </p>
      </header>
      <ManifestPanel {...{ departure, onDeparture }} />
      <div data-screen>
        <ChangePanel {...{ departure, onDeparture }} />
      </div>
    </>
  );
}

export function DepartureView({ back, ...input }: { offer: string; day: string; back: string }) {
  const t = useT("departures");
  const query = staffApi.departures.get.query;
  return (
    <>
      <div data-screen>
        <BackLink href={back}>{t("back")}</BackLink>
      </div>
      <LoadedView {...{ query, input, name: "departures.get", everyMs: POLL_MS, unknown: t("unknown") }}>
        {(departure, { setData }) => <Departure departure={departure} onDeparture={setData} />}
      </LoadedView>
    </>
  );
}
