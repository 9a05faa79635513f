import { useState } from "react";

import { getAgencyDay } from "../../booking/calendar-day";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useAction } from "../ui/use-action";
import { useKeptText } from "../ui/use-kept-text";
import { useLeaveQuestion } from "../ui/use-leave-question";
import { useNow } from "../ui/use-now";
import * as styles from "./departures.module.css";
import { callSignedIn, staffApi } from "../shell/client";
import type { DepartureReply } from "../shell/replies";
import { CancelDialog } from "./cancel-dialog";
import { PhoneList } from "./phone-links";

/** Says who closed or cancelled a day, and why. */
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

/** Closes a day, opens it again, or cancels it for everybody who has booked it. */
export function ChangePanel({ departure, onDeparture }: ChangePanelProps) {
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
    void run(
      () => callSignedIn(staffApi.departures.change.mutate({ offer, day, isOpen })),
      t(isOpen ? "opened" : "closed"),
      ({ data }) => onDeparture(data),
    );
  return (
    <Panel title={t("change")}>
      <ClosedNote departure={departure} />
      {parties > 0 && <p>{t("booked", { parties, persons })}</p>}
      {!isClosed && <p className={styles.soft}>{t("closeHint")}</p>}
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
