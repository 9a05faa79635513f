import { graphql } from "gatsby";
import type { ReactNode } from "react";

import * as styles from "./drawn-map.module.css";
import { VIEW } from "../../domain/config/site-pages";

/** In the style, so that a scale of the style applies at that place. */
const placeAt = (x: number, y: number) => ({ translate: `${x}px ${y}px` });

function MapFurniture({ scale, rose }: Pick<Queries.DrawnMapFragment, "scale" | "rose">) {
  return (
    <g className={styles.furniture} aria-hidden="true">
      <g className={styles.rose} style={placeAt(rose.x, rose.y)}>
        <circle r="11" />
        <circle r="8.5" />
        <path className={styles.star} d="M0-16 2.6-2.6 11 0 2.6 2.6 0 16-2.6 2.6-11 0-2.6-2.6Z" />
        <path className={styles.needle} d="M0-16 2.6-2.6 0 0Z" />
        <text className={styles.north} y="-18">
          N
        </text>
      </g>
      <path
        transform={`translate(${scale.x} ${scale.y})`}
        d={`M0-4V0H${scale.width}V-4M${scale.width / 2}-3V0`}
      />
      <text className={styles.kilometres} style={placeAt(scale.x, scale.y - 7)}>
        {scale.label}
      </text>
    </g>
  );
}

type Drawing = Queries.DrawnMapFragment;
type Mark = Drawing["marks"][number];

const LINE = 13;
const RADIUS = 10;
/** Room for one more character of a mark that holds several numbers. */
const CHARACTER = 5;

function MarkLabel({ label }: { label: NonNullable<Mark["label"]> }) {
  return (
    <text className={styles.label} x={label.x} y={label.y} data-anchor={label.anchor}>
      {label.lines.map((line, index) => {
        const text = index < label.lines.length - 1 ? `${line} ` : line;
        if (index === 0) return text;
        return (
          <tspan key={line} x={label.x} dy={LINE}>
            {text}
          </tspan>
        );
      })}
    </text>
  );
}

function MarkSign({ kind, number }: Pick<Mark, "kind" | "number">) {
  const half = RADIUS + (Math.max(number?.length ?? 0, 2) - 2) * CHARACTER;
  if (kind === "place")
    return (
      <>
        <rect x={-half} y={-RADIUS} width={2 * half} height={2 * RADIUS} rx={RADIUS} />
        <text className={styles.number} y={4}>
          {/* The space keeps number and name apart for those who hear them. */}
          {`${number ?? ""} `}
        </text>
      </>
    );
  if (kind === "office")
    return <path d="M0 0C-6-9-9-12-9-17a9 9 0 1 1 18 0C9-12 6-9 0 0Zm0-13a4 4 0 1 0 0-8a4 4 0 1 0 0 8Z" />;
  return kind === "port" ? <circle r={5} /> : null;
}

interface DrawnMapProps {
  drawing: Drawing;
  label: string;
  /** Makes a mark a link, e.g. to what stands about it beside the map. */
  renderLink?: (mark: Mark, children: ReactNode) => ReactNode;
}

/** A map as it was drawn when the site was built (src/content/map). The coast is one file for all maps; marks and ways are the page's own. */
export function DrawnMap({ drawing, label, renderLink }: DrawnMapProps) {
  const coast = { href: drawing.coast, transform: drawing.coast_transform };
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role={renderLink ? "group" : "img"}
        aria-label={label}
      >
        {[styles.outerLine, styles.outerGap, styles.innerLine, styles.innerGap, styles.land].map((line) => (
          <use key={line} className={line} {...coast} />
        ))}
        {drawing.ways.map(({ kind, d }) => (
          <path className={styles.way} key={d} data-kind={kind} d={d} />
        ))}
        <MapFurniture scale={drawing.scale} rose={drawing.rose} />
        {drawing.marks.map((mark) => {
          const sign = (
            <>
              <MarkSign kind={mark.kind} number={mark.number} />
              {mark.label && <MarkLabel label={mark.label} />}
            </>
          );
          const isLink = renderLink && mark.number !== null;
          return (
            <g
              key={`${mark.x} ${mark.y}`}
              className={styles.mark}
              style={placeAt(mark.x, mark.y)}
              data-kind={mark.kind}
              aria-hidden={renderLink && !isLink ? true : undefined}
            >
              {isLink ? renderLink(mark, sign) : sign}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

export const drawnMapFragment = graphql`
  fragment DrawnMap on MapDrawing {
    coast
    coast_transform
    ways {
      kind
      d
    }
    marks {
      kind
      x
      y
      number
      label {
        x
        y
        anchor
        lines
      }
    }
    scale {
      x
      y
      width
      label
    }
    rose {
      x
      y
    }
  }
`;
