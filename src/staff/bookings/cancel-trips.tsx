import { useState } from "react";

import { getLocale } from "../../config/locales";
import type { BookedTripReply, TripCancel } from "../../contracts/bookings";
import { TEXT_LIMITS } from "../../contracts/limits";
import { useSend } from "../inbox/use-send";
import { NewsBox } from "../inbox/news-box";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { CheckField } from "../ui/check-field";
import { Dialog } from "../ui/dialog";
import { Notice, type NoticeText } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextArea } from "../ui/text-area";
import { useAction } from "../ui/use-action";
import { useKeptText } from "../ui/use-kept-text";
import { staffApi } from "../shell/client";
import { useTripName } from "./trip-text";
import * as styles from "./bookings.module.css";

interface CancelTripsProps extends EnquiryActions {
  /** Those that can be cancelled. */
  trips: readonly BookedTripReply[];
}

interface CancelDialogProps extends CancelTripsProps {
  onCancelled: (isTold: boolean) => void;
  onClose: () => void;
}

function CancelDialog({ enquiry, news, look, take, trips, onCancelled, onClose }: CancelDialogProps) {
  const t = useT("enquiries.booking");
  const getName = useTripName();
  const hasAddress = enquiry.email !== "";
  // Which one is meant is plain where there is one.
  const [chosen, setChosen] = useState<readonly string[]>(
    trips.length === 1 ? trips.map(({ id }) => id) : [],
  );
  const [by, setBy] = useState<TripCancel["by"]>("guest");
  const [isTold, setTold] = useState(hasAddress);
  const [missing, setMissing] = useState<"needTrips" | "needReason">();
  const { text = "", ...kept } = useKeptText("cancellation", enquiry.reference);
  const { isBusy, notice, run } = useAction();
  const { post } = useSend(look);
  // One may be cancelled by somebody else meanwhile.
  const tripIds = trips.map(({ id }) => id).filter((id) => chosen.includes(id));

  function cancel() {
    const lacks = isTold && text.trim() === "" ? "needReason" : undefined;
    const wrong = tripIds.length === 0 ? "needTrips" : lacks;
    setMissing(wrong);
    if (wrong) return;
    void run(
      () => {
        const { reference, version } = enquiry;
        const content = { tripIds, by, text, isTold };
        return post(content, (key) =>
          staffApi.bookings.cancelTrips.mutate({ reference, version, ...content, key }),
        );
      },
      "",
      ({ data }) => {
        kept.forget(text);
        onCancelled(isTold);
        take(data);
      },
      ({ code }) => (code === "conflict" ? `${t("notCancelled")} ${t("conflict")}` : ""),
    );
  }
  return (
    <Dialog title={t("cancelTitle")} text={t("cancelText")} onClose={onClose}>
      <fieldset className={styles.choices}>
        <legend>{t("which")}</legend>
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
        <p className={styles.problem} role="alert">
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
      <NewsBox news={news} enquiry={enquiry} />
      <Notice notice={notice} />
      <ButtonRow isAtEnd>
        <Button onClick={onClose}>{t("keep")}</Button>
        <Button variant="danger" isBusy={isBusy} onClick={cancel}>
          {t("cancelNow")}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** Cancels booked trips, apart from what is harmless. */
export function CancelTrips(props: CancelTripsProps) {
  const t = useT("enquiries.booking");
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <>
      <Notice notice={notice} />
      {props.trips.length > 0 && (
        <p className={styles.danger}>
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
          {...props}
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
