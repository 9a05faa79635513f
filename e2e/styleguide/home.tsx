import { AboutUs } from "../../src/components/home/about-us";
import { CallToAction } from "../../src/components/home/call-to-action";
import { CategoryTeaser } from "../../src/components/home/category-teaser";
import { Hero } from "../../src/components/home/hero";
import { createSpecimenPicture, LONG_TEXT, LONG_TITLE, type Group } from "./specimen";

const picture = createSpecimenPicture();
const short = { title: "Excursions", text: "Islands and old towns.", picture };
const long = { title: LONG_TITLE, text: LONG_TEXT, picture };
const feature = { title: LONG_TITLE, subtitle: LONG_TEXT, shows_licence: false, img: picture };

/** The bands of the home page, with long German words. */
export const HOME: readonly Group[] = [
  {
    id: "home",
    title: "The home page",
    specimens: [
      {
        state: "hero",
        children: (
          <Hero
            hero={{
              ...{ title: LONG_TITLE, subtitle: LONG_TEXT, button: "Ausflüge ansehen" },
              ...{ picture, image_tall: picture.image },
            }}
          />
        ),
      },
      {
        state: "three ways",
        children: (
          <CategoryTeaser
            categories={{ title: LONG_TITLE, excursions: short, activities: long, services: short }}
          />
        ),
      },
      {
        state: "about us",
        children: (
          <AboutUs
            about={{
              ...{ title: LONG_TITLE, text: LONG_TEXT },
              features: [feature, { ...feature, title: "24/7" }, { ...feature, title: "Abholung" }],
            }}
          />
        ),
      },
      {
        state: "call to action",
        children: <CallToAction action={{ ...long, button: "Schreiben Sie uns" }} />,
      },
    ],
  },
];
