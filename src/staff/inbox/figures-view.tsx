import { useState } from "react";

import { getLocale, toLocale } from "../../domain/config/locales";
import { formatShortDay } from "../../domain/i18n/format";
import { staffApi, type FigureRow, type FiguresReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { SelectField } from "../ui/fields";
import { BackLink, KeyFigures, NumbersTable, Panel } from "../ui/layout";
import { useNames } from "../ui/names";
import { formatSpan } from "./due-time";
import * as styles from "./inbox.module.css";

interface Bar {
  key: string;
  enquiries: number;
  bookings: number;
}

const HEIGHT = 160;
const STEP = 40;
const BAR = 14;
const MIN_BARS = 8;

/** Draws enquiries and bookings side by side; the table beside it holds the figures, so that it is a picture without words. */
function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ enquiries, bookings }) => Math.max(enquiries, bookings)));
  const getHeight = (count: number) => (count / most) * HEIGHT;
  const inline = STEP * Math.max(MIN_BARS, bars.length);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${inline} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ key, enquiries, bookings }, index) => (
        <g key={key}>
          {[enquiries, bookings].map((count, kind) => (
            <rect
              key={kind}
              data-kind={kind === 0 ? "enquiries" : "bookings"}
              x={index * STEP + (STEP - 2 * BAR) / 2 + kind * BAR}
              y={HEIGHT - getHeight(count)}
              width={BAR - 1}
              height={getHeight(count)}
            />
          ))}
        </g>
      ))}
      <line x1={0} x2={inline} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  );
}

interface FiguresTableProps {
  title: string;
  head: string;
  rows: readonly FigureRow[];
  getName: (row: FigureRow) => string;
}

function FiguresTable({ title, head, rows, getName }: FiguresTableProps) {
  const t = useT("enquiries.figures");
  const percent = new Intl.NumberFormat(getLocale(useStaffLocale()).iso, { style: "percent" });
  const table = (
    <NumbersTable
      className={styles.table}
      heads={[head, t("enquiries"), t("bookings"), t("share")]}
      nothing={t("nothing")}
      rows={rows.map((row) => [
        row.key,
        getName(row),
        row.enquiries,
        row.bookings,
        row.enquiries === 0 ? "–" : percent.format(row.bookings / row.enquiries),
      ])}
    />
  );
  return (
    <Panel title={title}>
      <div className={styles.figure}>
        {rows.length > 0 && <BarChart bars={rows} />}
        {table}
      </div>
    </Panel>
  );
}

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
    <div className={styles.page}>
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
