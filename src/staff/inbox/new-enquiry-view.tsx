import { useState } from "react";

import type { FieldErrors } from "../../contracts/error-codes";
import { TEXT_LIMITS } from "../../contracts/limits";
import * as styles from "../bookings/bookings.module.css";
import { createGuest, GuestFields, type TypedGuest } from "../bookings/new-booking-guest";
import { staffApi } from "../shell/client";
import { useRefusalText } from "../shell/refusal-text";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { TextArea } from "../ui/text-area";
import { useAction } from "../ui/use-action";
import { useHeadingFocus } from "../ui/use-heading-focus";
import { useKeptForm } from "../ui/use-kept-text";
import { useSend } from "./use-send";

interface TypedEnquiry {
  guest: TypedGuest;
  message: string;
}

interface NewEnquiryViewProps {
  /** The address of the list that one comes from. */
  back: string;
  onMade: (reference: string) => void;
}

/** Notes an enquiry of a guest who has not written. */
export function NewEnquiryView({ back, onMade }: NewEnquiryViewProps) {
  const t = useT("enquiries.newEnquiry");
  const one = useT("enquiries.one");
  const refusalText = useRefusalText();
  const locale = useStaffLocale();
  const [kept, setTyped, forget] = useKeptForm<TypedEnquiry>("enquiry", "new");
  const typed = kept ?? { guest: createGuest(locale), message: "" };
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, notice, run } = useAction();
  const { post } = useSend(undefined);
  const heading = useHeadingFocus(true);
  const getError = (field: string) => {
    const code = errors[field];
    return code && refusalText({ code });
  };

  function save() {
    setErrors({});
    void run(
      () => post(typed, (key) => staffApi.enquiries.make.mutate({ ...typed, key })),
      "",
      ({ data }) => {
        forget();
        onMade(data.reference);
      },
      ({ fields }) => {
        setErrors(fields);
        return "";
      },
    );
  }
  return (
    <div className={styles.form}>
      <BackLink href={back}>{one("back")}</BackLink>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t("title")}
        </h2>
        <p>{t("intro")}</p>
      </header>
      <GuestFields
        guest={typed.guest}
        getError={getError}
        onGuest={(changes) => setTyped({ ...typed, guest: { ...typed.guest, ...changes } })}
      />
      <Panel title={t("enquiry")}>
        <TextArea
          label={t("message")}
          rows={5}
          maxLength={TEXT_LIMITS.message}
          error={getError("message")}
          value={typed.message}
          onValue={(message) => setTyped({ ...typed, message })}
        />
        <Notice notice={notice} />
        <ButtonRow>
          <Button variant="action" isBusy={isBusy} onClick={save}>
            {t("save")}
          </Button>
          <Button
            onClick={() => {
              forget();
              location.hash = back;
            }}
          >
            {t("drop")}
          </Button>
        </ButtonRow>
      </Panel>
    </div>
  );
}
