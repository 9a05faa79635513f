import { useEffect, useState } from "react";

import { LOST_REASONS, type LostReason } from "../../domain/config/bookings";
import type { EnquiryStatus } from "../../domain/contracts/inbox";
import { staffApi, type DeletedReply, type Refusal } from "../shell/client";
import { useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { CheckField, SelectField } from "../ui/fields";
import { forgetEnquiry } from "../ui/kept-text";
import { Button, ButtonRow, Panel } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { useQueue } from "../ui/use-queue";
import * as styles from "./inbox.module.css";
import { useOpenEnquiry } from "./use-enquiry";

interface HandlingPanelProps {
  /** Shows what was deleted, in the place of the enquiry. */
  onDeleted: (what: string) => void;
}

const KINDS = [
  ...(["enquiries", "events", "mails", "mailFiles"] as const),
  ...(["drafts", "quotes", "bookings", "files", "reviews", "subscriptions"] as const),
] satisfies readonly (keyof DeletedReply)[];

function DeleteButton({ onDeleted }: HandlingPanelProps) {
  const t = useT("enquiries.one");
  const kind = useT("enquiries.deleted");
  const [isAsking, setAsking] = useState(false);
  const [isAll, setAll] = useState(false);
  const { isBusy, notice, run } = useAction();
  const { reference, email, others } = useOpenEnquiry().enquiry;
  const describe = (deleted: DeletedReply) =>
    KINDS.filter((name) => deleted[name] > 0)
      .map((name) => `${deleted[name]} ${kind(name, { count: deleted[name] })}`)
      .join(", ") || t("nothing");
  const remove = () =>
    run(
      () => staffApi.enquiries.delete.mutate({ reference, all: isAll }),
      "",
      (data) => {
        for (const gone of [{ reference }, ...(isAll ? others : [])]) forgetEnquiry(gone.reference);
        onDeleted(t("deleted", { what: describe(data) }));
      },
    );
  return (
    <>
      <p className={ui.danger}>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("delete")}
        </Button>
      </p>
      {isAsking && (
        <Dialog
          title={t("deleteTitle")}
          onClose={() => setAsking(false)}
          action={
            <Button variant="danger" isBusy={isBusy} onClick={remove}>
              {t("deleteNow")}
            </Button>
          }
        >
          <p>{t("deleteText")}</p>
          {email !== "" && (
            <CheckField label={t("deleteAll", { email })} isChecked={isAll} onCheck={setAll} />
          )}
          <Notice notice={notice} />
        </Dialog>
      )}
    </>
  );
}

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

function LostDialog({ onLost, onClose }: LostDialogProps) {
  const t = useT("enquiries.one");
  const lost = useT("enquiries.lostReasons");
  const [reason, setReason] = useState<LostReason | "">("");
  return (
    <Dialog
      title={t("lostTitle")}
      onClose={onClose}
      action={
        <Button variant="solid" onClick={() => onLost(reason === "" ? undefined : reason)}>
          {t("lostNow")}
        </Button>
      }
    >
      <SelectField
        label={t("lostReason")}
        value={reason}
        options={[["", t("notSaid")], ...LOST_REASONS.map((known) => [known, lost(known)] as const)]}
        onValue={setReason}
      />
    </Dialog>
  );
}

export function HandlingPanel({ onDeleted }: HandlingPanelProps) {
  const t = useT("enquiries.one");
  const statusName = useT("shared.enquiryStatus");
  const [isLosing, setLosing] = useState(false);
  const { isBusy, notice, run } = useAction();
  const { enquiry, take, refetch } = useOpenEnquiry();
  const { reference, version, status, isHeld, person, people } = enquiry;
  const [undo, setUndo] = useState<Choice>();
  useEffect(() => {
    const timer = undo && setTimeout(() => setUndo(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  const { queue, choose } = useQueue<Choice>(isBusy, (sendAll, { done }) => {
    let newest = version;
    const send = async ({ changes }: Choice) => {
      const changed = await staffApi.enquiries.change.mutate({ reference, version: newest, ...changes });
      newest = changed.version;
      take(changed);
    };
    const explain = ({ code }: Refusal) => {
      if (code === "booked") return t("bookedFirst");
      if (code !== "conflict") return undefined;
      refetch();
      return t("outdated");
    };
    run(() => sendAll(send), done, undefined, explain);
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
      <DeleteButton onDeleted={onDeleted} />
    </Panel>
  );
}
