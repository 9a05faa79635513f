import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { createGuest, GuestFields, type TypedGuest } from "../bookings/new-booking-view";
import { staffApi } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { TextArea } from "../ui/fields";
import { useHeadingFocus } from "../ui/hooks";
import { useKeptForm } from "../ui/kept-text";
import { BackLink, Button, ButtonRow, Panel } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";

interface TypedEnquiry {
  guest: TypedGuest;
  message: string;
}

interface NewEnquiryViewProps {
  back: string;
  onMade: (reference: string) => void;
}

export function NewEnquiryView({ back, onMade }: NewEnquiryViewProps) {
  const t = useT("enquiries.newEnquiry");
  const one = useT("enquiries.one");
  const locale = useStaffLocale();
  const [kept, setTyped, forget] = useKeptForm<TypedEnquiry>("enquiry", "new");
  const typed = kept ?? { guest: createGuest(locale), message: "" };
  const { isBusy, notice, errors, run, getKey } = useAction();
  const heading = useHeadingFocus(true);
  const save = () =>
    run(
      () => staffApi.enquiries.make.mutate({ ...typed, key: getKey(typed) }),
      "",
      ({ reference }) => {
        forget();
        onMade(reference);
      },
    );
  return (
    <div className={ui.stack}>
      <BackLink href={back}>{one("back")}</BackLink>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t("title")}
        </h2>
        <p>{t("intro")}</p>
      </header>
      <GuestFields
        guest={typed.guest}
        getError={(field) => errors[field]}
        onGuest={(changes) => setTyped({ ...typed, guest: { ...typed.guest, ...changes } })}
      />
      <Panel title={t("enquiry")}>
        <TextArea
          label={t("message")}
          rows={5}
          maxLength={TEXT_LIMITS.message}
          error={errors["message"]}
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
