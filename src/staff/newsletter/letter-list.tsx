import { getButtonProps } from "../../components/ui/button-class";
import { staffApi } from "../shell/client";
import { POLL_MS, useStaffQuery } from "../shell/use-staff-query";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { LetterStateMark } from "./letter-state";
import * as styles from "./newsletter.module.css";
import { SubscribersPanel } from "./subscribers-panel";

/** All letters, how each stands, and who would get one now. */
export function LetterList() {
  const t = useT("letters");
  const locale = useStaffLocale();
  const { data: reply, hasFailed } = useStaffQuery(
    "letters.list",
    staffApi.letters.list.query,
    undefined,
    POLL_MS,
  );
  return (
    <>
      <p className={styles.intro}>{t("intro")}</p>
      <p>
        <a {...getButtonProps("solid")} href="/admin#/collections/letters/new">
          {t("write")}
        </a>
      </p>
      {hasFailed && <p role="alert">{t("notLoaded")}</p>}
      {reply && (
        <>
          <Panel title={t("list")}>
            {reply.letters.length === 0 && <p>{t("none")}</p>}
            <ul className={rows.rows}>
              {reply.letters.map(({ key, subject, state, figures, startedAt }) => (
                <li className={rows.row} key={key}>
                  <span className={rows.facts}>
                    <a className={styles.letter} href={`#${key}`}>
                      {subject}
                    </a>
                    {startedAt !== null && (
                      <span className={rows.soft}>
                        {t("startedAt", { moment: formatMoment(startedAt, locale) })}
                      </span>
                    )}
                  </span>
                  <LetterStateMark state={state} figures={figures} />
                </li>
              ))}
            </ul>
          </Panel>
          <SubscribersPanel {...reply} />
        </>
      )}
    </>
  );
}
