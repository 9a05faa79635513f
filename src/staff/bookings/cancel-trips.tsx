import { useState } from "react";

import { getLocale } from "../../domain/config/locales";
import type { TripCancel } from "../../domain/contracts/bookings";
import { type BookedTripReply, staffApi } from "../shell/client";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { NewsBox } from "../inbox/timeline";
import { useEnquiryChange, useOpenEnquiry } from "../inbox/use-enquiry";
import { useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { CheckField, SelectField, TextArea } from "../ui/fields";
import { useKeptText } from "../ui/kept-text";
import { Button } from "../ui/layout";
import { Notice, type NoticeText } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { useTripName } from "./trip-fields";

interface CancelTripsProps {
  /** Those that can be cancelled. */
  trips: readonly BookedTripReply[];
}

interface CancelDialogProps extends CancelTripsProps {
  onCancelled: (isTold: boolean) => void;
  onClose: () => void;
}

function CancelDialog({ trips, onCancelled, onClose }: CancelDialogProps) {
  const t = useT("enquiries.booking");
  const getName = useTripName();
  const { enquiry } = useOpenEnquiry();
  const hasAddress = enquiry.email !== "";
  // Which one is meant is plain where there is one.
  const [chosen, setChosen] = useState<readonly string[]>(
    trips.length === 1 ? trips.map(({ id }) => id) : [],
  );
  const [by, setBy] = useState<TripCancel["by"]>("guest");
  const [isTold, setTold] = useState(hasAddress);
  const [missing, setMissing] = useState<"needTrips" | "needReason">();
  const { text = "", ...kept } = useKeptText("cancellation", enquiry.reference);
  const { isBusy, notice, change } = useEnquiryChange();
  // One may be cancelled by somebody else meanwhile.
  const tripIds = trips.map(({ id }) => id).filter((id) => chosen.includes(id));

  function cancel() {
    const lacks = isTold && text.trim() === "" ? "needReason" : undefined;
    const wrong = tripIds.length === 0 ? "needTrips" : lacks;
    setMissing(wrong);
    if (wrong) return;
    const content = { tripIds, by, text, isTold };
    change((opened, key) => staffApi.bookings.cancelTrips.mutate({ ...opened, ...content, key }), {
      ...{ content, conflict: `${t("notCancelled")} ${t("conflict")}` },
      onDone() {
        kept.forget(text);
        onCancelled(isTold);
      },
    });
  }
  return (
    <Dialog
      title={t("cancelTitle")}
      text={t("cancelText")}
      onClose={onClose}
      cancel={t("keep")}
      action={
        <Button variant="danger" isBusy={isBusy} onClick={cancel}>
          {t("cancelNow")}
        </Button>
      }
    >
      <fieldset>
        <legend>
          <strong>{t("which")}</strong>
        </legend>
        {trips.map((trip) => (
          <CheckField
            key={trip.id}
            label={getName(trip)}
            isChecked={chosen.includes(trip.id)}
            onCheck={(isChecked) =>
              setChosen((ids) => (isChecked ? [...ids, trip.id] : ids.filter((id) => id !== trip.id)))
            }
          />
        ))}
      </fieldset>
      {missing === "needTrips" && (
        <p className={ui.problem} role="alert">
          {t("needTrips")}
        </p>
      )}
      <SelectField
        label={t("cancelBy")}
        value={by}
        options={[
          ["guest", t("byGuest")],
          ["agency", t("byAgency")],
          ["weather", t("byWeather")],
        ]}
        onValue={setBy}
      />
      {hasAddress ? (
        <CheckField label={t("cancelMail")} isChecked={isTold} onCheck={setTold} />
      ) : (
        <p>{t("cancelNoMail")}</p>
      )}
      <TextArea
        label={isTold ? t("cancelWords", { language: getLocale(enquiry.locale).name }) : t("cancelReason")}
        lang={isTold ? enquiry.locale : undefined}
        rows={4}
        maxLength={TEXT_LIMITS.message}
        error={missing === "needReason" ? t("needReason") : undefined}
        value={text}
        onValue={kept.change}
      />
      <NewsBox />
      <Notice notice={notice} />
    </Dialog>
  );
}

export function CancelTrips({ trips }: CancelTripsProps) {
  const t = useT("enquiries.booking");
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <>
      <Notice notice={notice} />
      {trips.length > 0 && (
        <p className={ui.danger}>
          <Button
            variant="danger"
            onClick={() => {
              setNotice(undefined);
              setAsking(true);
            }}
          >
            {t("cancelTrips")}
          </Button>
        </p>
      )}
      {isAsking && (
        <CancelDialog
          trips={trips}
          onCancelled={(isTold) => {
            setAsking(false);
            setNotice({ kind: "done", text: t(isTold ? "cancelDone" : "cancelDoneSilently") });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
