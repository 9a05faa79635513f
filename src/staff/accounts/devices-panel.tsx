import { useState } from "react";

import { callSignedIn, staffApi } from "../shell/client";
import { goTo } from "../shell/go-to";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import type { SignedInPerson } from "../shell/staff-page";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { useAction } from "../ui/use-action";

/** The devices on which one is signed in: end one, end all. */
export function DevicesPanel({ person: { me, reload } }: { person: SignedInPerson }) {
  const t = useT("me");
  const page = useT("shared.page");
  const locale = useStaffLocale();
  const { isBusy, notice, run } = useAction();
  const [question, setQuestion] = useState<Question>();
  const end = (id: string) =>
    void run(
      () => callSignedIn(staffApi.session.endDevices.mutate({ id })),
      t("ended"),
      () => reload(),
    );
  const endAll = () =>
    void run(
      () => callSignedIn(staffApi.session.endDevices.mutate({ all: true })),
      t("ended"),
      () => goTo(SIGN_IN_PATH),
    );
  return (
    <Panel title={t("devices")} intro={t("devicesIntro")}>
      <ul className={rows.rows}>
        {me.sessions
          .map((session) => ({ ...session, device: session.device || t("otherDevice") }))
          .map(({ id, device, createdAt, usedAt, isCurrent }) => (
            <li className={rows.row} key={id}>
              <div className={rows.facts}>
                <strong>{device}</strong>
                {isCurrent && <span className={rows.mark}>{t("thisDevice")}</span>}
                <p className={rows.soft}>
                  {t("deviceFacts", {
                    since: formatMoment(createdAt, locale),
                    used: formatMoment(usedAt, locale),
                  })}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  isBusy={isBusy}
                  label={t("endOne", { name: `${device}, ${formatMoment(usedAt, locale)}` })}
                  onClick={() => end(id)}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <Notice notice={notice} />
      <div className={rows.actions}>
        <Button
          isBusy={isBusy}
          onClick={() =>
            setQuestion({
              title: t("endAllTitle"),
              text: t("endAllText"),
              confirm: t("endAll"),
              onConfirm: endAll,
            })
          }
        >
          {t("endAll")}
        </Button>
      </div>
      {question && (
        <ConfirmDialog question={question} cancel={page("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </Panel>
  );
}
