import { z } from "zod";

import { imagePath, markdown, optionalText, picture, seo, text } from "./fields";

const titledText = () => z.strictObject({ title: text(80), text: text(400) });
const categoryTeaser = () => z.strictObject({ title: text(40), text: text(200), picture: picture() });
const way = () => z.strictObject({ title: text(40), text: text(120) });
const feature = () =>
  z.strictObject({
    img: picture(),
    title: text(60),
    subtitle: text(200),
    shows_licence: z.boolean().default(false),
  });
const action = () => z.strictObject({ title: text(80), text: text(300), button: text(40) });

/** `content/pages/home.json`: the sections of the home page. */
export const homePageSchema = z.strictObject({
  hero: z.strictObject({
    title: text(60),
    subtitle: text(200),
    button: text(40),
    picture: picture(),
    image_tall: imagePath().optional(),
  }),
  ways: z.strictObject({ title: text(80), cruise: way(), families: way(), boats: way() }),
  categories: z.strictObject({
    title: text(80),
    excursions: categoryTeaser(),
    activities: categoryTeaser(),
    services: categoryTeaser(),
  }),
  about: z.strictObject({ title: text(80), text: text(900), features: z.array(feature()).length(3) }),
  team: titledText(),
  call_to_action: z.strictObject({ ...action().shape, picture: picture() }),
  featured: titledText(),
  seo: seo(),
});

/** `content/pages/{excursions,activities,services}.json`: the words above a list, and the picture beside them. */
export const listPageSchema = z.strictObject({
  title: text(60),
  intro: text(400),
  picture: picture(),
  seo: seo(),
});

/** `content/pages/catalog.json`. */
export const catalogPageSchema = z.strictObject({
  title: text(60),
  intro: text(400),
  reserve_button: text(40),
  contact_button: text(40),
  charter_title: text(80),
  charter_text: text(400),
  seo: seo(),
});

/** `content/pages/contact.json`. */
export const contactPageSchema = z.strictObject({
  title: text(60),
  intro: text(400),
  form_title: text(80),
  privacy_note: text(400),
  picture: picture(),
  seo: seo(),
});

/** `content/pages/not-found.json`: the picture of the 404 page; its words are messages. */
export const notFoundPageSchema = z.strictObject({ picture: picture() });

/** `content/pages/terms.json`: `upper_title` is the small word above the title ("legal"). */
export const termsPageSchema = z.strictObject({
  upper_title: text(40),
  title: text(80),
  updated: text(60),
  body: markdown(30_000),
  seo: seo(),
});

/** `content/pages/registration.json`: how a new member of staff gets into the CMS. */
export const registrationPageSchema = z.strictObject({
  title: text(80),
  intro: text(600),
  steps_title: text(80),
  steps: z.array(titledText()).min(1),
  form_title: text(80),
  form_note: optionalText(400),
  seo: seo(),
});

/** A page that asks, and what it says when that is done. */
const question = () =>
  z.strictObject({
    title: text(80),
    text: text(300),
    button: text(40),
    done_title: text(80),
    done_text: text(300),
  });

/** `content/pages/newsletter.json`: the block in the footer, and the words of the confirm and unsubscribe pages. */
export const newsletterPageSchema = z.strictObject({
  title: text(60),
  text: text(200),
  submit_text: text(30),
  message: text(200),
  consent: text(300),
  confirm: question(),
  unsubscribe: question(),
});
