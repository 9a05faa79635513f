import { useState } from "react";

import { getAgencyDay } from "../../../booking/calendar-day";
import type { DepartureReply } from "../../../contracts/departures";
import { callSignedIn } from "../../calls/call-signed-in";
import { formatMoment } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { Notice } from "../../parts/notice";
import { Panel } from "../../parts/panel";
import { useAction } from "../../parts/use-action";
import { useKeptText } from "../../parts/use-kept-text";
import { useLeaveQuestion } from "../../parts/use-leave-question";
import { useNow } from "../../parts/use-now";
import { DEPARTURE_WORDS } from "../departure-words";
import * as styles from "../departures.module.css";
import { CancelDialog } from "./cancel-dialog";
import { GuestsWithoutMail } from "./guests-without-mail";

/** Says who closed or cancelled a day, and why. */
function ClosedNote({ departure }: { departure: DepartureReply }) {
  const t = useWords(DEPARTURE_WORDS);
  const locale = useStaffLocale();
  const { state, who, changedAt, reason, isClosedByContent, byHand } = departure;
  const values = { who: who ?? "", when: changedAt === null ? "" : formatMoment(changedAt, locale) };
  const isCancelled = state === "cancelled";
  return (
    <>
      {isCancelled && <p>{t("cancelledBy", values)}</p>}
      {isCancelled && <blockquote className={styles.words}>{reason}</blockquote>}
      {isCancelled && <GuestsWithoutMail byHand={byHand} />}
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

/** Closes a day, opens it again, or cancels it for everybody who has accepted a quote. */
export function ChangePanel({ departure, onDeparture }: ChangePanelProps) {
  const t = useWords(DEPARTURE_WORDS);
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { offer, day, state, isClosedByContent } = departure;
  const { text: reason = "", ...kept } = useKeptText("day", `${offer}/${day}`);
  useLeaveQuestion(isCancelling && reason !== "");
  const isClosed = state === "closed" || state === "cancelled";
  const isOver = day < getAgencyDay(useNow());
  const change = (isOpen: boolean) =>
    void run(
      () => callSignedIn<DepartureReply>("PATCH", "departure", { offer, day, isOpen }),
      t(isOpen ? "opened" : "closed"),
      ({ data }) => onDeparture(data),
    );
  return (
    <Panel title={t("change")}>
      <ClosedNote departure={departure} />
      {!isClosed && <p className={styles.soft}>{t("closeHint")}</p>}
      <ButtonRow>
        {!isClosedByContent && (
          // One button with two words: the focus stays where it is.
          <Button isBusy={isBusy} onClick={() => change(isClosed)}>
            {t(isClosed ? "open" : "close")}
          </Button>
        )}
        {state !== "cancelled" && !isOver && (
          <Button onClick={() => setCancelling(true)}>{t("cancel")}</Button>
        )}
      </ButtonRow>
      <Notice notice={notice} />
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
