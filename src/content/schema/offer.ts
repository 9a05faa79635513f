import { z } from "zod";

import {
  CATEGORY_TAGS,
  GUEST_LIMITS,
  GUEST_NEEDS,
  PORTS,
  PRICE_BASES,
  SALE_STATES,
  SUMMARY_MAX_LENGTH,
  WEEKDAYS,
} from "../../domain/config/offer";
import { DAY_OF_YEAR } from "../../domain/config/patterns";
import {
  dayList,
  earlierSlugs,
  formatted,
  imagePath,
  markdown,
  offerKeys,
  optionalMoment,
  optionalText,
  picture,
  seo,
  slugText,
  text,
  textList,
  timeOfDay,
  withKind,
} from "./fields";

const port = () => z.enum(PORTS);
/** The agency's prices are whole dollars; every sum on the site is made of them. */
const wholeDollars = () => z.int().positive().max(100_000);

const price = z.strictObject({
  port: port(),
  adult: wholeDollars(),
  child: z.int().nonnegative().max(100_000).optional(),
  currency: z.literal("USD").default("USD"),
});

/** `back` is when those collected there are back at it; without it they are after the duration. */
const pickup = z.strictObject({
  port: port(),
  place: text(120),
  time: timeOfDay(),
  back: timeOfDay().optional(),
});

const mediaFile = () =>
  withKind(formatted(/^\.\.\/media\/[\w./-]+\.(mp4|webm)$/, "invalid-video-path"), "file");

const boat = z.strictObject({
  length_m: z.number().positive().max(100),
  capacity: z.int().positive().max(500),
  crew: z.int().nonnegative().max(50),
  cabins: z.int().nonnegative().max(20),
  engine: z.string().trim().min(1).max(80),
});

const dayOfYear = () => withKind(formatted(DAY_OF_YEAR, "invalid-day"), "day-of-year");

/** Part of the year, first and last day included; one that ends before it begins goes over New Year. */
const season = z.strictObject({ from: dayOfYear(), until: dayOfYear() });

/** One tour, activity, service, boat or package, in one locale: the front matter of `content/<collection>/<key>.<locale>.md`. */
export const offerSchema = z.strictObject({
  title: text(80),
  url_slug: slugText,
  old_addresses: earlierSlugs("url_slug"),
  sale: z.enum(SALE_STATES).default("on-sale"),
  pause_note: optionalText(300),
  publish_from: optionalMoment(),
  publish_until: optionalMoment(),
  summary: text(SUMMARY_MAX_LENGTH),
  highlights: textList(70, 5),
  cover: picture(),
  gallery: z.array(picture()).default([]),
  video: z.strictObject({ mp4: mediaFile(), webm: mediaFile().optional(), poster: imagePath() }).optional(),
  category_tags: z.array(z.enum(CATEGORY_TAGS)).min(1),
  suits: z.array(z.enum(GUEST_NEEDS)).default([]),
  duration_hours: z.number().positive().max(240).optional(),
  days: z.array(z.enum(WEEKDAYS)).min(1),
  season: season.optional(),
  closed_days: dayList(400),
  daily_capacity: z.int().positive().max(2000).optional(),
  ports: z.array(z.enum(PORTS)).min(1),
  pickup: z.array(pickup).default([]),
  asks_flight: z.boolean().optional(),
  prices: z.array(price).default([]),
  price_basis: z.enum(PRICE_BASES).default("per-person"),
  car_seats: z.int().positive().max(60).optional(),
  minimum_party: z.array(z.strictObject({ port: port(), persons: z.int().min(1).max(50) })).default([]),
  places: z
    .array(
      z.strictObject({
        name: text(80),
        text: text(600),
        lat: z.number().min(17).max(21),
        lon: z.number().min(-73).max(-67),
      }),
    )
    .default([]),
  itinerary: z.array(z.strictObject({ time: timeOfDay(), text: text(240) })).default([]),
  included: textList(160),
  not_included: textList(160),
  bring: textList(160),
  faq: z.array(z.strictObject({ question: text(160), answer: text(900) })).default([]),
  advices: optionalText(900),
  accessibility: optionalText(900),
  babies: optionalText(900),
  minimum_age: z.int().min(0).max(99).optional(),
  child_from: z.int().min(0).max(17).optional(),
  child_until: z.int().min(0).max(17).optional(),
  not_for: z.array(z.enum(GUEST_LIMITS)).default([]),
  not_for_note: optionalText(200),
  minimum_age_text: optionalText(600),
  health: optionalText(900),
  pregnancy: optionalText(900),
  photo_video: optionalText(900),
  free_until_hours: z.int().positive().max(8760).optional(),
  cancellation: optionalText(900),
  weather: optionalText(900),
  payment: optionalText(900),
  related: offerKeys(6),
  boat: boat.optional(),
  featured: z.boolean().default(false),
  order: z.int().nonnegative().max(100_000).default(100),
  seo: seo(),
  body: markdown(8000),
});

export type OfferContent = z.output<typeof offerSchema>;
