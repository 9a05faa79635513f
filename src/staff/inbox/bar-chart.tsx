import * as styles from "./figures.module.css";

export interface Bar {
  key: string;
  enquiries: number;
  bookings: number;
}

const HEIGHT = 160;
const STEP = 40;
const BAR = 14;
const MIN_BARS = 8;

/** Draws enquiries and bookings side by side; the table beside it holds the figures, so that it is a picture without words. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
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
