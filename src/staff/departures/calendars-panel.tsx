import { useState } from "react";

import { getLocale } from "../../config/locales";
import { callSignedIn, staffApi } from "../shell/client";
import { useStaffQuery } from "../shell/use-staff-query";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { useNames } from "../ui/names";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { useAction } from "../ui/use-action";
import type { CalendarReply } from "../shell/replies";
import { MakeForm } from "./make-form";

interface CalendarRowProps {
  calendar: CalendarReply;
  onEnd: () => void;
}

function CalendarRow({ calendar, onEnd }: CalendarRowProps) {
  const t = useT("departures.calendars");
  const shown = useStaffLocale();
  const { getOffer } = useNames();
  const { name, locale, offer, who, createdAt } = calendar;
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <strong>{name}</strong>
        <p className={rows.soft}>
          {offer === null ? t("allOffers") : getOffer(offer)} · {getLocale(locale).name} ·{" "}
          {t("since", { who, when: formatMoment(createdAt, shown) })}
        </p>
      </div>
      <Button label={t("endOf", { name })} onClick={onEnd}>
        {t("end")}
      </Button>
    </li>
  );
}

/** The secret addresses of the crews' calendars: making one, and ending one. */
export function CalendarsPanel() {
  const t = useT("departures.calendars");
  const { data, setData } = useStaffQuery("calendars.list", staffApi.calendars.list.query, undefined);
  const { notice, run } = useAction();
  const [question, setQuestion] = useState<Question>();
  const ask = ({ id, name }: CalendarReply) =>
    setQuestion({
      title: t("endTitle"),
      text: t("endText", { name }),
      confirm: t("end"),
      onConfirm: () =>
        void run(
          () => callSignedIn(staffApi.calendars.end.mutate({ id })),
          t("ended"),
          (result) => setData(result.data),
        ),
    });
  return (
    <Panel title={t("title")} intro={t("intro")}>
      {data && data.calendars.length > 0 && (
        <ul className={rows.rows}>
          {data.calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} onEnd={() => ask(calendar)} />
          ))}
        </ul>
      )}
      <Notice notice={notice} />
      <MakeForm onMade={(calendars) => setData({ calendars })} />
      {question && (
        <ConfirmDialog question={question} cancel={t("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </Panel>
  );
}
