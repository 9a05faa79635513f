import { useEffect, useState } from "react";

import { LOST_REASONS, type LostReason } from "../../domain/config/booking";
import type { EnquiryStatus } from "../../domain/contracts/inbox";
import { staffApi, type DeletedReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { useAction } from "../ui/action";
import { Dialog } from "../ui/dialog";
import { CheckField, SelectField } from "../ui/fields";
import { forgetEnquiry } from "../ui/kept-text";
import { Button, Panel } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { useEnquiryChange, useOpenEnquiry } from "./use-enquiry";

interface HandlingPanelProps {
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
  const { isBusy, outcome, run } = useAction();
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
        <Button variant="danger" onClick={() => setAsking(true)} text={t("delete")} />
      </p>
      {isAsking && (
        <Dialog
          {...{ title: t("deleteTitle"), isBusy }}
          action={{ variant: "danger", text: t("deleteNow"), onClick: remove }}
          onClose={() => setAsking(false)}
        >
          <p>{t("deleteText")}</p>
          {email !== "" && (
            <CheckField label={t("deleteAll", { email })} isChecked={isAll} onCheck={setAll} />
          )}
          {outcome}
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

interface LostDialogProps {
  onLost: (reason: LostReason | undefined) => void;
  onClose: () => void;
}

function LostDialog({ onLost, onClose }: LostDialogProps) {
  const t = useT("enquiries.one");
  const lost = useT("enquiries.lostReasons");
  const [reason, setReason] = useState<LostReason | "">("");
  const lose = () => onLost(reason === "" ? undefined : reason);
  return (
    <Dialog
      {...{ title: t("lostTitle"), onClose }}
      action={{ variant: "solid", text: t("lostNow"), onClick: lose }}
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
  const { enquiry } = useOpenEnquiry();
  const { isBusy, notice, outcome, change } = useEnquiryChange();
  const { status, isHeld, person, people } = enquiry;
  const [chosen, setChosen] = useState<EnquiryChanges>({});
  const [undo, setUndo] = useState<EnquiryChanges>();
  useEffect(() => {
    const timer = undo && setTimeout(() => setUndo(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  const shown = { status, personId: person?.id ?? null, ...(isBusy && chosen) };
  /** Chooses what can be taken back by `before`: no mail leaves with it. */
  function choose(changes: EnquiryChanges, done: string, before?: EnquiryChanges) {
    setChosen({ ...(isBusy && chosen), ...changes });
    setUndo(before);
    change((opened) => staffApi.enquiries.change.mutate({ ...opened, ...changes }), {
      ...{ done, conflict: t("outdated") },
      explain: ({ code }) => (code === "booked" ? t("bookedFirst") : undefined),
    });
  }
  const setStatus = (changes: Pick<EnquiryChanges, "status" | "reason">) =>
    choose(
      changes,
      t("changed"),
      // Why it was lost would be gone.
      shown.status === "booked" || shown.status === "lost" ? undefined : { status: shown.status },
    );
  const isGone = person !== null && people.every(({ id }) => id !== person.id);
  return (
    <Panel title={t("handling")} isBusy={isBusy}>
      {isHeld && (
        <div className={`${ui.stack} ${ui.note}`}>
          <p>{t("heldText")}</p>
          <Button
            variant="solid"
            onClick={() => choose({ isHeld: false }, t("released"))}
            text={t("release")}
          />
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
          choose({ personId: id || null }, t("changed"), isGone ? undefined : { personId: shown.personId })
        }
      />
      {outcome}
      {undo && notice?.kind === "done" && (
        <Button onClick={() => choose(undo, t("changed"))} text={t("undo")} />
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
        <Button onClick={() => choose({ isHeld: true }, t("heldNow"), { isHeld: false })} text={t("hold")} />
      )}
      <DeleteButton onDeleted={onDeleted} />
    </Panel>
  );
}
