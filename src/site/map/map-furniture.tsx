import * as styles from "./drawn-map.module.css";

/** The compass rose and the scale of a map. */
export function MapFurniture({ scale, rose }: Pick<Queries.DrawnMapFragment, "scale" | "rose">) {
  return (
    <g className={styles.furniture} aria-hidden="true">
      <g transform={`translate(${rose.x} ${rose.y})`}>
        <g className={styles.rose}>
          <circle r="11" />
          <circle r="8.5" />
          <path className={styles.star} d="M0-16 2.6-2.6 11 0 2.6 2.6 0 16-2.6 2.6-11 0-2.6-2.6Z" />
          <path className={styles.needle} d="M0-16 2.6-2.6 0 0Z" />
          <text className={styles.north} y="-18">
            N
          </text>
        </g>
      </g>
      <g transform={`translate(${scale.x} ${scale.y})`}>
        <path d={`M0-4V0H${scale.width}V-4M${scale.width / 2}-3V0`} />
        <g transform="translate(0 -7)">
          <text className={styles.kilometres}>{scale.label}</text>
        </g>
      </g>
    </g>
  );
}
