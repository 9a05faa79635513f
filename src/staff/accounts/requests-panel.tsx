import { useState } from "react";

import { getLocale } from "../../config/locales";
import type { RequestDecision } from "../../contracts/staff";
import { callSignedIn, staffApi } from "../shell/client";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { useAction } from "../ui/use-action";
import type { RequestReply } from "../shell/replies";

interface RequestsPanelProps {
  requests: readonly RequestReply[];
  reload: () => Promise<unknown>;
}

/** Those who ask for access: give it, or refuse. Without any it shows the last decision alone, or nothing. */
export function RequestsPanel({ requests, reload }: RequestsPanelProps) {
  const t = useT("people");
  const page = useT("shared.page");
  const shown = useStaffLocale();
  const { isBusy, notice, run } = useAction();
  const [question, setQuestion] = useState<Question>();
  const decide = (id: string, decision: RequestDecision, done: string) =>
    void run(
      () => callSignedIn(staffApi.people.decide.mutate({ id, decision })),
      done,
      () => reload(),
    );
  const ask = ({ id, name }: RequestReply) =>
    setQuestion({
      title: t("refuseTitle", { name }),
      text: t("refuseText", { name }),
      confirm: t("refuse"),
      onConfirm: () => decide(id, "refuse", t("refused", { name })),
    });
  if (requests.length === 0 && notice === undefined && !isBusy) return null;
  return (
    <Panel title={t("requests")}>
      {requests.length > 0 && (
        <ul className={rows.rows}>
          {requests.map((request) => {
            const { id, name, email, locale, about, createdAt } = request;
            const language = getLocale(locale).name;
            return (
              <li className={rows.row} key={id}>
                <div className={rows.facts}>
                  <strong>{name}</strong>
                  <p>{about}</p>
                  <p className={rows.soft}>
                    {t("asked", { email, language, when: formatMoment(createdAt, shown) })}
                  </p>
                </div>
                <div className={rows.actions}>
                  <Button
                    variant="solid"
                    isBusy={isBusy}
                    label={t("acceptOne", { name })}
                    onClick={() => decide(id, "accept", t("accepted", { name }))}
                  >
                    {t("accept")}
                  </Button>
                  <Button isBusy={isBusy} label={t("refuseOne", { name })} onClick={() => ask(request)}>
                    {t("refuse")}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Notice notice={notice} />
      {question && (
        <ConfirmDialog question={question} cancel={page("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </Panel>
  );
}
