import { useState } from "react";

import { getLocale, toLocale } from "../../config/locales";
import { formatShortDay } from "../../i18n/format";
import { staffApi } from "../shell/client";
import { useStaffQuery } from "../shell/use-staff-query";
import { useStaffLocale, useT } from "../shell/language-context";
import { KeyFigures } from "../ui/key-figures";
import { SelectField } from "../ui/select-field";
import { BackLink } from "../ui/back-link";
import { formatSpan } from "./due-time";
import { useNames } from "../ui/names";
import type { FiguresReply } from "../shell/replies";
import { FiguresTable } from "./figures-table";
import * as styles from "./figures.module.css";

/** Queries of the periods that are offered: months, and whether this one is left out. */
const PERIODS = ["months=1", "months=1&skip=1", "months=3", "months=6", "months=12", "months=24"] as const;
type Period = (typeof PERIODS)[number];

function toInput(period: Period) {
  const params = new URLSearchParams(period);
  return { months: Number(params.get("months")), skip: Number(params.get("skip")) };
}

function Summary({ figures }: { figures: FiguresReply }) {
  const t = useT("enquiries.figures");
  const locale = useStaffLocale();
  const { enquiries, bookings, unanswered, firstAnswer } = figures;
  const { median, withinAnHour, answered } = firstAnswer;
  const facts = [
    [t("median"), median === null ? t("none") : formatSpan(Math.round(median), locale)],
    [t("withinAnHour"), t("ofAnswered", { count: withinAnHour, all: answered })],
    [t("unanswered"), unanswered],
    [t("enquiries"), enquiries],
    [t("bookings"), bookings],
  ] as const;
  return <KeyFigures facts={facts} />;
}

function Figures({ period }: { period: Period }) {
  const t = useT("enquiries.figures");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const { data, hasFailed } = useStaffQuery(
    "enquiries.figures",
    staffApi.enquiries.figures.query,
    toInput(period),
  );
  if (!data) return hasFailed ? <p role="alert">{t("failed")}</p> : null;
  const { from, to, weeks, offers, languages, sources } = data;
  const day = (text: string) => formatShortDay(text.slice(0, "YYYY-MM-DD".length), locale);
  return (
    <>
      <p>{t("fromTo", { from: day(from), to: day(to) })}</p>
      <Summary figures={data} />
      <FiguresTable title={t("weeks")} head={t("week")} rows={weeks} getName={({ key }) => day(key)} />
      <FiguresTable
        title={t("offers")}
        head={t("offer")}
        rows={offers}
        getName={({ key, title }) => (key === "" ? t("question") : (title ?? getOffer(key)))}
      />
      <FiguresTable
        title={t("languages")}
        head={t("language")}
        rows={languages}
        getName={({ key }) => getLocale(toLocale(key)).name}
      />
      <FiguresTable
        title={t("sources")}
        head={t("source")}
        rows={sources}
        getName={({ key }) => key || t("noSource")}
      />
    </>
  );
}

/** How fast enquiries are answered, and how many are booked. For owners. */
export function FiguresView({ back }: { back: string }) {
  const t = useT("enquiries.figures");
  const one = useT("enquiries.one");
  const [period, setPeriod] = useState<Period>("months=3");
  const describe = (option: Period) => {
    if (option === "months=1&skip=1") return t("lastMonth");
    const count = toInput(option).months;
    return t("months", { count });
  };
  return (
    <div className={styles.figures}>
      <BackLink href={back}>{one("back")}</BackLink>
      <h2>{t("figures")}</h2>
      <div className={styles.period}>
        <SelectField
          label={t("period")}
          value={period}
          options={PERIODS.map((option) => [option, describe(option)] as const)}
          onValue={setPeriod}
        />
      </div>
      <Figures key={period} period={period} />
    </div>
  );
}
