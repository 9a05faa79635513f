import { z } from "zod";

import { PORTS, WEEKDAYS } from "../../domain/config/offer";
import type { FormatCode } from "../content-problem";
import { dayList, formatted, offerKeys, optionalMoment, optionalText, text, timeOfDay } from "./fields";

const plain = (max: number) => z.string().trim().min(1).max(max);
const url = () => z.url({ protocol: /^https$/, error: "invalid-url" satisfies FormatCode });
const phone = () => formatted(/^\+(?!.*\(0\))[\d ()-]{7,24}$/, "invalid-phone");
const email = () => z.email("invalid-email" satisfies FormatCode);

/** `content/settings/site.json`: who the agency is. */
export const siteSettingsSchema = z.strictObject({
  brand: plain(40),
  company: plain(80),
  tagline: text(120),
  phone: phone(),
  whatsappNumber: phone(),
  email: email(),
  mail_from: email(),
  address: z.strictObject({
    street: plain(120),
    town: plain(80),
    country: text(60),
    lat: z.number(),
    lon: z.number(),
  }),
  licence_number: plain(60),
  licence_authority: text(80),
  licence_register: url().optional(),
  opening_hours: text(120),
  office_hours: z.strictObject({ opens: timeOfDay(), closes: timeOfDay() }),
  social: z.strictObject({ facebook: url(), instagram: url(), tripadvisor: url() }),
  booking: z
    .strictObject({ cut_off_hours: z.int().min(0).max(168), days_ahead: z.int().min(7).max(730) })
    .default({ cut_off_hours: 12, days_ahead: 365 }),
  pricesOn: z.boolean().default(true),
  offlineOn: z.boolean().default(true),
  default_cancellation: text(900),
  default_weather: text(900),
  default_payment: text(900),
  price_notes: z.strictObject({
    punta_cana_minimum: text(160),
    per_two: text(160),
    small_children: text(160),
  }),
});

/** `content/settings/ports.json`: the names of the ports. */
export const portsSettingsSchema = z.strictObject({
  ports: z
    .array(
      z.strictObject({
        key: z.enum(PORTS),
        name: text(60),
        short_name: text(40),
        lat: z.number(),
        lon: z.number(),
        back_aboard_margin_minutes: z.int().min(0).max(600).optional(),
        ashore_minutes: z.int().min(0).max(300).optional(),
      }),
    )
    .length(PORTS.length),
});

/** `content/settings/navigation.json`: the words of header, menu and footer. */
export const navigationSettingsSchema = z.strictObject({
  excursions: text(24),
  activities: text(24),
  services: text(24),
  catalog: text(24),
  contact: text(24),
  explore: text(24),
  explore_hint: text(24),
  terms: text(40),
  footer_action: z.strictObject({ title: text(80), text: text(200), button: text(40) }),
});

/**
 * `content/settings/notice.json`: the sea-state notice. Without a text, before `publish_from` and from `publish_until` on nothing is
 * shown. It stands on all pages, or, where it names ports or offers, on the pages of those offers and of those that leave from these ports.
 */
export const noticeSettingsSchema = z.strictObject({
  text: optionalText(300),
  publish_from: optionalMoment(),
  publish_until: optionalMoment(),
  ports: z.array(z.enum(PORTS)).default([]),
  offers: offerKeys(40),
});

/**
 * `content/settings/inbox.json`: when the answer to an enquiry is due, in office hours; how many hours of the clock later the owners are
 * told of one without an answer; and on which days the office is closed.
 */
export const inboxSettingsSchema = z.strictObject({
  due_after_hours: z.int().min(1).max(60).default(2),
  owners_after_hours: z.int().min(1).max(336).default(24),
  closed_weekdays: z.array(z.enum(WEEKDAYS)).default([]),
  closed_days: dayList(400),
});

/** `content/settings/reviews.json`: whether guests are asked for a review the day after their trip. */
export const reviewSettingsSchema = z.strictObject({
  invitations: z.boolean().default(true),
});
