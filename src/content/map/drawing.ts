/**
 * A map, ready to be drawn: everything is computed when the site is built, in the units of `VIEW` (src/domain/config/picture-sizes.ts), and as it must be
 * on the narrowest phone. On wider screens marks and letters become smaller than the map (see `mark` in drawn-map.module.css).
 */
export interface MapDrawing {
  /** The picture of the coast, and how it lies in the view. */
  coast: string;
  coast_transform: string;
  /** The `kind` is `sea` or `land`. */
  ways: { kind: string; d: string }[];
  marks: MapMark[];
  /** A bar as long as its label says. */
  scale: { x: number; y: number; width: number; label: string };
  rose: { x: number; y: number };
}

export interface MapMark {
  /** `place` (numbered), `port`, `office`, `area` or `sea` (a name alone). */
  kind: string;
  x: number;
  y: number;
  /** The number or numbers in it. */
  number: string | null;
  label: { x: number; y: number; anchor: string; lines: string[] } | null;
}
