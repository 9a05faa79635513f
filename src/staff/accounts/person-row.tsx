import { getLocale } from "../../config/locales";
import { STAFF_ROLES } from "../../config/staff";
import type { StaffRole } from "../../contracts/staff";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import * as rows from "../ui/rows.module.css";
import { SelectField } from "../ui/select-field";
import type { PersonReply } from "../shell/replies";

interface PersonRowProps {
  person: PersonReply;
  /** The role that is shown: the one that was chosen a moment ago. */
  role: StaffRole;
  isSelf: boolean;
  isBusy: boolean;
  onRole: (role: StaffRole) => void;
  onDisable: () => void;
  onEnable: () => void;
  onEndSessions: () => void;
}

/** One person: who it is, and what an owner can do about it. One's own access and sessions are ended elsewhere. */
export function PersonRow({ person, role, isSelf, isBusy, ...on }: PersonRowProps) {
  const t = useT("people");
  const page = useT("shared.page");
  const shown = useStaffLocale();
  const { name, email, isDisabled, lastSeenAt } = person;
  const facts = { email, language: getLocale(person.locale).name };
  const seen =
    lastSeenAt === null
      ? t("neverSeen", facts)
      : t("seen", { ...facts, when: formatMoment(lastSeenAt, shown) });
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <strong>{name}</strong>
        {isSelf && <span className={rows.mark}>{t("you")}</span>}
        {isDisabled && <span className={rows.mark}>{t("shutOut")}</span>}
        <p className={rows.soft}>{seen}</p>
      </div>
      <div className={rows.actions}>
        {!isDisabled && (
          <SelectField
            label={t("role", { name })}
            value={role}
            options={STAFF_ROLES.map((known) => [known, page(known)] as const)}
            onValue={on.onRole}
          />
        )}
        {!isSelf && !isDisabled && (
          <>
            <Button isBusy={isBusy} label={t("endSessionsOne", { name })} onClick={on.onEndSessions}>
              {t("endSessions")}
            </Button>
            <Button isBusy={isBusy} label={t("disableOne", { name })} onClick={on.onDisable}>
              {t("disable")}
            </Button>
          </>
        )}
        {isDisabled && (
          <Button isBusy={isBusy} label={t("enableOne", { name })} onClick={on.onEnable}>
            {t("enable")}
          </Button>
        )}
      </div>
    </li>
  );
}
