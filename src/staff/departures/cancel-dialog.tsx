import { useState } from "react";

import { getLocale } from "../../config/locales";
import { TEXT_LIMITS } from "../../contracts/limits";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Dialog } from "../ui/dialog";
import { Disclosure } from "../ui/disclosure";
import { Notice } from "../ui/notice";
import { TextArea } from "../ui/text-area";
import { useAction } from "../ui/use-action";
import * as styles from "./departures.module.css";
import { callSignedIn, staffApi } from "../shell/client";
import type { CancelPreviewReply, DepartureReply } from "../shell/replies";
import { PhoneList } from "./phone-links";

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

/** Asks why a day is cancelled, shows the mail of each language, and cancels it. */
export function CancelDialog({ departure, reason, onReason, onCancelled, onClose }: CancelDialogProps) {
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
    void run(
      () => callSignedIn(staffApi.departures.previewCancellation.mutate(body)),
      "",
      ({ data }) => setLooked({ reason, preview: data }),
    );
  }
  function cancel() {
    void run(
      () => callSignedIn(staffApi.departures.cancel.mutate(body)),
      "",
      ({ data }) => onCancelled(data),
    );
  }
  return (
    <Dialog title={t("title")} text={t("text")} isWide onClose={onClose}>
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
          <iframe className={styles.mail} title={subject} sandbox="" srcDoc={html} />
        </section>
      ))}
      {preview?.guests === 0 && (
        <p ref={takeFocus} tabIndex={-1}>
          {t("nobody")}
        </p>
      )}
      {preview && preview.guests < parties && <p>{t("noMail", { count: parties - preview.guests })}</p>}
      <Notice notice={notice} />
      <ButtonRow isAtEnd>
        <Button onClick={onClose}>{t("keep")}</Button>
        {/* Two buttons: a second press of the first one does not cancel the day. */}
        {preview ? (
          <Button key="cancel" variant="danger" isBusy={isBusy} onClick={cancel}>
            {t("cancel", { count: preview.guests })}
          </Button>
        ) : (
          <Button key="look" variant="solid" isBusy={isBusy} onClick={look}>
            {t("look")}
          </Button>
        )}
      </ButtonRow>
    </Dialog>
  );
}
