import { useEffect, useState } from "react";

import { LOST_REASONS, type LostReason } from "../../config/bookings";
import type { EnquiryStatus } from "../../contracts/inbox";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { SelectField } from "../ui/select-field";
import { useAction } from "../ui/use-action";
import { useQueue } from "../ui/use-queue";
import { callSignedIn, staffApi, type Refusal } from "../shell/client";
import type { EnquiryReply } from "../shell/replies";
import { DeleteButton } from "./delete-button";
import * as styles from "./one.module.css";
import type { OpenEnquiry } from "./use-enquiry";

/** For how long the last change can be taken back. */
const UNDO_MS = 10_000;

const STATUSES = ["new", "open", "answered", "lost"] as const satisfies readonly EnquiryStatus[];

interface EnquiryChanges {
  status?: (typeof STATUSES)[number];
  reason?: LostReason;
  personId?: string | null;
  isHeld?: boolean;
}

interface Choice {
  field: keyof EnquiryChanges;
  changes: EnquiryChanges;
  done: string;
}

interface LostDialogProps {
  onLost: (reason: LostReason | undefined) => void;
  onClose: () => void;
}

/** Asks why an enquiry is lost, which counts in the figures. */
function LostDialog({ onLost, onClose }: LostDialogProps) {
  const t = useT("enquiries.one");
  const lost = useT("enquiries.lostReasons");
  const page = useT("shared.page");
  const [reason, setReason] = useState<LostReason | "">("");
  return (
    <Dialog title={t("lostTitle")} onClose={onClose}>
      <SelectField
        label={t("lostReason")}
        value={reason}
        options={[["", t("notSaid")], ...LOST_REASONS.map((known) => [known, lost(known)] as const)]}
        onValue={setReason}
      />
      <ButtonRow isAtEnd>
        <Button onClick={onClose}>{page("cancel")}</Button>
        <Button variant="solid" onClick={() => onLost(reason === "" ? undefined : reason)}>
          {t("lostNow")}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

interface HandlingPanelProps extends Pick<OpenEnquiry, "take" | "look"> {
  enquiry: EnquiryReply;
  /** Shows what was deleted, in the place of the enquiry. */
  onDeleted: (what: string) => void;
}

/** Status, person, whether it is spam, deletion. */
export function HandlingPanel({ enquiry, take, look, onDeleted }: HandlingPanelProps) {
  const t = useT("enquiries.one");
  const statusName = useT("shared.enquiryStatus");
  const [isLosing, setLosing] = useState(false);
  const { isBusy, notice, run } = useAction();
  const { reference, version, status, isHeld, person, people } = enquiry;
  const [undo, setUndo] = useState<Choice>();
  useEffect(() => {
    const timer = undo && setTimeout(() => setUndo(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  const { queue, choose } = useQueue<Choice>(isBusy, (sendAll, { done }) => {
    let newest = version;
    const send = async ({ changes }: Choice) => {
      const body = { reference, version: newest, ...changes };
      const result = await callSignedIn(staffApi.enquiries.change.mutate(body));
      if (result.ok) {
        newest = result.data.version;
        take(result.data);
      }
      return result;
    };
    const describe = ({ code }: Refusal) => {
      if (code === "booked") return t("bookedFirst");
      if (code !== "conflict") return "";
      look();
      return t("outdated");
    };
    void run(() => sendAll(send), done, undefined, describe);
  });
  const chosen = queue.reduce<EnquiryChanges>((all, { changes }) => ({ ...all, ...changes }), {});
  const shown = { status, personId: person?.id ?? null, ...chosen };
  /** Chooses what can be taken back: no mail leaves with it. */
  function chooseForNow(choice: Choice, before: EnquiryChanges | undefined) {
    choose(choice);
    setUndo(before && { field: choice.field, changes: before, done: t("changed") });
  }
  const setStatus = (changes: Pick<EnquiryChanges, "status" | "reason">) =>
    chooseForNow(
      { field: "status", changes, done: t("changed") },
      // Why it was lost would be gone.
      shown.status === "booked" || shown.status === "lost" ? undefined : { status: shown.status },
    );
  const isGone = person !== null && people.every(({ id }) => id !== person.id);
  return (
    <Panel title={t("handling")}>
      {isHeld && (
        <div className={styles.held}>
          <p>{t("heldText")}</p>
          <Button
            variant="solid"
            isBusy={isBusy}
            onClick={() => choose({ field: "isHeld", changes: { isHeld: false }, done: t("released") })}
          >
            {t("release")}
          </Button>
        </div>
      )}
      <SelectField
        label={t("status")}
        value={shown.status}
        hint={shown.status === "booked" ? t("bookedStatus") : undefined}
        options={[...(shown.status === "booked" ? (["booked"] as const) : []), ...STATUSES].map(
          (known) => [known, statusName(known)] as const,
        )}
        onValue={(known) => {
          if (known === "lost") setLosing(true);
          else if (known !== "booked") setStatus({ status: known });
        }}
      />
      <SelectField
        label={t("person")}
        value={shown.personId ?? ""}
        options={[
          ["", t("nobody")],
          ...(isGone ? [[person.id, person.name] as const] : []),
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
        onValue={(id) =>
          chooseForNow(
            { field: "personId", changes: { personId: id === "" ? null : id }, done: t("changed") },
            isGone ? undefined : { personId: shown.personId },
          )
        }
      />
      <Notice notice={notice} />
      {undo && notice?.kind === "done" && (
        <p>
          <Button
            onClick={() => {
              setUndo(undefined);
              choose(undo);
            }}
          >
            {t("undo")}
          </Button>
        </p>
      )}
      {isLosing && (
        <LostDialog
          onLost={(reason) => {
            setLosing(false);
            setStatus({ status: "lost", ...(reason && { reason }) });
          }}
          onClose={() => setLosing(false)}
        />
      )}
      {!isHeld && status !== "booked" && (
        <ButtonRow>
          <Button
            isBusy={isBusy}
            onClick={() =>
              chooseForNow(
                { field: "isHeld", changes: { isHeld: true }, done: t("heldNow") },
                { isHeld: false },
              )
            }
          >
            {t("hold")}
          </Button>
        </ButtonRow>
      )}
      <DeleteButton enquiry={enquiry} onDeleted={onDeleted} />
    </Panel>
  );
}
