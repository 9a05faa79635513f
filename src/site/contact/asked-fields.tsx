import type { MouseEvent } from "react";
import { Link } from "gatsby";

import * as shared from "../../styles/shared.module.css";
import { DraftedSelect } from "../form/field";
import { CONTACT_ENDPOINT } from "../../domain/config/forms";
import { useLocale } from "../ui/locale-context";
import type { AskedChoice, AskedList } from "./ask";
import * as styles from "./asked-fields.module.css";
import { moveFocus } from "../browser/navigation";
import { openTrip, TRIP_HASH } from "../trip/trip-bar";
import { getButtonProps } from "../ui/button-class";

export const NO_DAY = "none";

/** Asks for the day of an offer that does not run every day; to have none yet is an answer, too. */
export function DaySelect({ days, error }: { days: AskedChoice["days"]; error: string | undefined }) {
  const { t } = useLocale();
  if (days.length === 0) return null;
  return (
    <DraftedSelect
      label={t("booking.summary.day")}
      name="date"
      endpoint={CONTACT_ENDPOINT}
      error={error}
      defaultValue=""
    >
      {/* Not disabled: browsers leave a disabled option out of what is sent, and the day would not be missed. */}
      <option value="" hidden />
      {days.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      <option value={NO_DAY}>{t("booking.summary.anyDay")}</option>
    </DraftedSelect>
  );
}

/** The list travels with the form as one field. */
export function ListSummary({ list }: { list: AskedList | undefined }) {
  const { t } = useLocale();
  return (
    <>
      {list && (
        <div>
          <p>{t("contact.aboutList")}</p>
          <ul className={`${shared.stack2} ${shared.numbered}`}>
            {list.items.map(({ key, title, facts }) => (
              <li key={key}>
                <strong>{title}</strong> {facts}
              </li>
            ))}
          </ul>
        </div>
      )}
      <input type="hidden" name="offers" value={list?.field ?? ""} />
    </>
  );
}

export function ChoiceSummary({ asked, onRemove }: { asked: AskedChoice; onRemove: () => void }) {
  const { t } = useLocale();
  const { fields, facts, goneDay, changePath, isPaused } = asked;
  if (isPaused) return <p className={shared.alert}>{t("booking.pause.text")}</p>;
  if (facts.length === 0 && !goneDay) return null;

  /** The summary goes, and a question for the day may come in its place: one goes on from the line above, which says what the message is about. */
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    moveFocus(
      currentTarget.closest("form")?.querySelector<HTMLElement>(changePath ? "p" : "input[required]"),
    );
    onRemove();
  }

  const change = {
    ...getButtonProps("outline"),
    "data-changes": "date port adults children smallChildren",
  };

  return (
    <section
      className={`${shared.stack4} ${shared.box}`}
      aria-label={t(changePath ? "booking.summary.title" : "booking.trip.title")}
    >
      {!changePath && <strong>{t("booking.trip.title")}</strong>}
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      {goneDay && <p className={shared.alert}>{t("booking.summary.gone", { day: goneDay })}</p>}
      <dl className={styles.facts}>
        {facts.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={shared.capital}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={shared.row2}>
        {changePath ? (
          <Link to={changePath} {...change}>
            {t("booking.summary.change")}
          </Link>
        ) : (
          <a href={TRIP_HASH} onClick={openTrip} {...change}>
            {t("booking.summary.change")}
          </a>
        )}
        <button type="button" data-changes="service" onClick={remove} {...getButtonProps("outline")}>
          {t("booking.summary.remove")}
        </button>
      </div>
    </section>
  );
}
