import { useState } from "react";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getLocale } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { formatDay, formatMoment } from "../../domain/i18n/format";
import { staffApi, type CancelPreviewReply, type DepartureReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { LoadedView, POLL_MS } from "../shell/query";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/fields";
import { useHeadingFocus, useLeaveQuestion, useNow } from "../ui/hooks";
import { useKeptText } from "../ui/kept-text";
import { BackLink, Button, ButtonRow, Disclosure, Panel } from "../ui/layout";
import { useNames } from "../ui/names";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import * as styles from "./departures.module.css";
import { ManifestPanel, PhoneList, StateMark } from "./manifest";

/** The button that was pressed is gone, and the focus with it: the first line of what it brought takes it. */
function takeFocus(line: HTMLElement | null) {
  if (document.activeElement === document.body) line?.focus();
}

interface CancelDialogProps {
  departure: Pick<DepartureReply, "offer" | "day" | "parties" | "persons" | "guests">;
  reason: string;
  onReason: (reason: string) => void;
  onCancelled: (reply: DepartureReply) => void;
  onClose: () => void;
}

function CancelDialog({ departure, reason, onReason, onCancelled, onClose }: CancelDialogProps) {
  const t = useT("departures.cancelDay");
  const manifest = useT("departures.manifest");
  const [isMissing, setMissing] = useState(false);
  const [looked, setLooked] = useState<{ reason: string; preview: CancelPreviewReply }>();
  const { isBusy, notice, run } = useAction();
  const { offer, day, parties, persons, guests } = departure;
  const body = { offer, day, reason };
  // What is sent is what was looked at: words that came after are not in this mail.
  const preview = looked?.reason === reason ? looked.preview : undefined;

  function look() {
    setMissing(reason.trim() === "");
    if (reason.trim() === "") return;
    run(
      () => staffApi.departures.previewCancellation.mutate(body),
      "",
      (data) => setLooked({ reason, preview: data }),
    );
  }
  function cancel() {
    run(() => staffApi.departures.cancel.mutate(body), "", onCancelled);
  }
  return (
    <Dialog
      title={t("title")}
      text={t("text")}
      isWide
      onClose={onClose}
      cancel={t("keep")}
      action={
        // Two buttons: a second press of the first one does not cancel the day.
        preview ? (
          <Button key="cancel" variant="danger" isBusy={isBusy} onClick={cancel}>
            {t("cancel", { count: preview.guests })}
          </Button>
        ) : (
          <Button key="look" variant="solid" isBusy={isBusy} onClick={look}>
            {t("look")}
          </Button>
        )
      }
    >
      <p>{t("booked", { parties, persons })}</p>
      <TextArea
        label={t("reason")}
        hint={t("reasonHint")}
        rows={4}
        maxLength={TEXT_LIMITS.message}
        error={isMissing ? t("needReason") : undefined}
        value={reason}
        onValue={(text) => {
          onReason(text);
          setLooked(undefined);
        }}
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
      <Notice notice={notice} />
    </Dialog>
  );
}

function ClosedNote({ departure }: { departure: DepartureReply }) {
  const t = useT("departures");
  const locale = useStaffLocale();
  const { state, who, changedAt, reason, isClosedByContent } = departure;
  const values = { who: who ?? "", when: changedAt === null ? "" : formatMoment(changedAt, locale) };
  const isCancelled = state === "cancelled";
  return (
    <>
      {isCancelled && <p>{t("cancelledBy", values)}</p>}
      {isCancelled && <blockquote className={styles.words}>{reason}</blockquote>}
      {state === "closed" && !isClosedByContent && <p>{t("closedBy", values)}</p>}
      {isClosedByContent && (
        <p>
          {t("byContent")} <a href="/admin/quick">{t("quick")}</a>
        </p>
      )}
    </>
  );
}

interface ChangePanelProps {
  departure: DepartureReply;
  onDeparture: (departure: DepartureReply) => void;
}

function ChangePanel({ departure, onDeparture }: ChangePanelProps) {
  const t = useT("departures");
  const manifest = useT("departures.manifest");
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { offer, day, state, parties, persons, isClosedByContent, cancelledGuests } = departure;
  const { text: reason = "", ...kept } = useKeptText("day", `${offer}/${day}`);
  useLeaveQuestion(isCancelling && reason !== "");
  const isClosed = state === "closed" || state === "cancelled";
  const isOver = day < getAgencyDay(useNow());
  const change = (isOpen: boolean) =>
    run(
      () => staffApi.departures.change.mutate({ offer, day, isOpen }),
      t(isOpen ? "opened" : "closed"),
      onDeparture,
    );
  return (
    <Panel title={t("change")}>
      <ClosedNote departure={departure} />
      {parties > 0 && <p>{t("booked", { parties, persons })}</p>}
      {!isClosed && <p className={ui.soft}>{t("closeHint")}</p>}
      <ButtonRow>
        {!isClosedByContent && (
          // One button with two words: the focus stays where it is.
          <Button isBusy={isBusy} onClick={() => change(isClosed)}>
            {t(isClosed ? "open" : "close")}
          </Button>
        )}
        {state !== "cancelled" && !isOver && (
          <Button variant="danger" onClick={() => setCancelling(true)}>
            {t("cancel")}
          </Button>
        )}
      </ButtonRow>
      <Notice notice={notice} />
      {cancelledGuests.length > 0 && (
        <>
          <h3>{manifest("phones")}</h3>
          <PhoneList guests={cancelledGuests} />
        </>
      )}
      {isCancelling && (
        <CancelDialog
          departure={departure}
          reason={reason}
          onReason={kept.change}
          onClose={() => setCancelling(false)}
          onCancelled={(reply) => {
            setCancelling(false);
            kept.forget(reason);
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
  const heading = useHeadingFocus(true);
  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {getOffer(departure.offer)}, {formatDay(departure.day, useStaffLocale())}
        </h2>
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
      <LoadedView
        {...{ query, input, name: "departures.get", everyMs: POLL_MS }}
        {...{ loading: t("loading"), failed: t("failed"), unknown: t("unknown") }}
      >
        {(departure, { setData }) => <Departure departure={departure} onDeparture={setData} />}
      </LoadedView>
    </>
  );
}
