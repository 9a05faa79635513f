import { AboutUs } from "../../../components/home/about-us";
import { CallToAction } from "../../../components/home/call-to-action";
import { CategoryTeaser } from "../../../components/home/category-teaser";
import { Hero } from "../../../components/home/hero";
import { WaysIn } from "../../../components/home/ways-in";

type Home = NonNullable<Queries.HomePageQuery["page"]>;

/** The home page as visitors will see it, without the featured offers, which are edited elsewhere. */
export function HomePreview({ home }: { home: Home }) {
  return (
    <>
      <Hero hero={home.hero} />
      <WaysIn ways={home.ways} />
      <CategoryTeaser categories={home.categories} />
      <AboutUs about={home.about} />
      <CallToAction action={home.call_to_action} />
    </>
  );
}
