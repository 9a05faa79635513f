import { z } from "zod";

const point = { x: z.number(), y: z.number() };

const mapMark = z.object({
  /** `place` (numbered), `port`, `office`, `area` or `sea` (a name alone). */
  kind: z.string(),
  ...point,
  /** The number or numbers in it. */
  number: z.string().nullable(),
  label: z.object({ ...point, anchor: z.string(), lines: z.array(z.string()) }).nullable(),
});
export type MapMark = z.output<typeof mapMark>;

/**
 * A map, ready to be drawn: everything is computed when the site is built, in the units of `VIEW` (src/domain/config/site-pages.ts), and as it must be
 * on the narrowest phone. On wider screens marks and letters become smaller than the map (see `mark` in drawn-map.module.css).
 */
export const mapDrawingSchema = z.object({
  /** The picture of the coast, and how it lies in the view. */
  coast: z.string(),
  coast_transform: z.string(),
  /** The `kind` is `sea` or `land`. */
  ways: z.array(z.object({ kind: z.string(), d: z.string() })),
  marks: z.array(mapMark),
  /** A bar as long as its label says. */
  scale: z.object({ ...point, width: z.number(), label: z.string() }),
  rose: z.object(point),
});
export type MapDrawing = z.output<typeof mapDrawingSchema>;
