import { useState } from "react";

import { getLocale, toLocale } from "../../domain/config/locales";
import { staffApi, type FigureRow, type FiguresReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { KeyFigures, NumbersTable } from "../ui/facts";
import { CsvLink, SelectField } from "../ui/fields";
import { Panel, PlaceHeading } from "../ui/layout";
import { useNames } from "../ui/names";
import { formatSpan } from "./due-time";
import * as styles from "./inbox.module.css";

const HEIGHT = 160;
const STEP = 40;
const BAR = 14;
const MIN_BARS = 8;

/** Draws enquiries and bookings side by side; the table beside it holds the figures, so that it is a picture without words. */
function BarChart({ bars }: { bars: readonly FigureRow[] }) {
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
  const percent = new Intl.NumberFormat(getLocale(t.locale).iso, { style: "percent" });
  return (
    <Panel title={title}>
      <div className={styles.figure}>
        {rows.length > 0 && <BarChart bars={rows} />}
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
      </div>
    </Panel>
  );
}

/** The periods that are offered: how many months, and whether this one is left out. */
const PERIODS = [
  { months: 1, skip: 0 },
  { months: 1, skip: 1 },
  { months: 3, skip: 0 },
  { months: 6, skip: 0 },
  { months: 12, skip: 0 },
  { months: 24, skip: 0 },
] as const;
type Period = (typeof PERIODS)[number];
const START = PERIODS[2];

function Summary({ figures }: { figures: FiguresReply }) {
  const t = useT("enquiries.figures");
  const { enquiries, bookings, unanswered, firstAnswer } = figures;
  const { median, withinAnHour, answered } = firstAnswer;
  return (
    <KeyFigures
      facts={[
        [t("median"), median === null ? t("none") : formatSpan(Math.round(median), t.locale)],
        [t("withinAnHour"), t("ofAnswered", { count: withinAnHour, all: answered })],
        [t("unanswered"), unanswered],
        [t("enquiries"), enquiries],
        [t("bookings"), bookings],
      ]}
    />
  );
}

function Figures({ period }: { period: Period }) {
  const t = useT("enquiries.figures");
  const { getOffer } = useNames();
  const query = staffApi.enquiries.figures.query;
  const day = (text: string) => t.shortDay(text.slice(0, "YYYY-MM-DD".length));
  return (
    <LoadedView {...{ query, name: "enquiries.figures", input: period }}>
      {(figures) => {
        const { from, to, weeks, offers, languages, sources } = figures;
        const tables: [
          name: "week" | "offer" | "language" | "source",
          FigureRow[],
          (row: FigureRow) => string,
        ][] = [
          ["week", weeks, ({ key }) => day(key)],
          ["offer", offers, ({ key, title }) => (key === "" ? t("question") : (title ?? getOffer(key)))],
          ["language", languages, ({ key }) => getLocale(toLocale(key)).name],
          ["source", sources, ({ key, title }) => title ?? (key || t("noSource"))],
        ];
        return (
          <>
            <p>{t("fromTo", { from: day(from), to: day(to) })}</p>
            <CsvLink address={`/api/staff/figures-export?months=${period.months}&skip=${period.skip}`}>
              {t("csv")}
            </CsvLink>
            <Summary figures={figures} />
            {tables.map(([name, rows, getName]) => (
              <FiguresTable key={name} title={t(`${name}s`)} head={t(name)} {...{ rows, getName }} />
            ))}
          </>
        );
      }}
    </LoadedView>
  );
}

export function FiguresView() {
  const t = useT("enquiries.figures");
  const [period, setPeriod] = useState<Period>(START);
  return (
    <>
      <PlaceHeading>{t("figures")}</PlaceHeading>
      <div className={styles.period}>
        <SelectField
          label={t("period")}
          value={String(PERIODS.indexOf(period))}
          options={PERIODS.map(({ months, skip }, index) => [
            String(index),
            skip === 1 ? t("lastMonth") : t("months", { count: months }),
          ])}
          onValue={(index) => setPeriod(PERIODS[Number(index)] ?? START)}
        />
      </div>
      <Figures key={PERIODS.indexOf(period)} period={period} />
    </>
  );
}
