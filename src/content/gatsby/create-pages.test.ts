/** @jest-environment node */
import type { PageContext } from "../../domain/config/site-pages";
import { ROUTES } from "../../domain/i18n/routes";
import type { NamedOffer } from "../check-offers";
import { loadContentNodes } from "../../testing/content-nodes";
import { createOffer } from "../../testing/create-offer";
import { createPages } from "./create-pages";

type HookArgs = Parameters<NonNullable<typeof createPages>>[0];

interface CreatedPage {
  path: string;
  component: string;
  context: PageContext & { id?: string };
}

const saona = { ...createOffer(), id: "1", path: "/excursions/saona-island" };
const isla = {
  ...createOffer({ locale: "es", url_slug: "isla-saona" }),
  id: "2",
  path: "/es/excursiones/isla-saona",
};

const CONTENT = loadContentNodes();
CONTENT.get("File")?.push({
  ...{ sourceInstanceName: "content", relativePath: "media/excursions/saona-island.jpg" },
  internal: { contentDigest: "1" },
});

/** Runs the hook on the given offers and gets the pages it made. */
function create(offers: readonly NamedOffer[]): CreatedPage[] {
  const createPage = jest.fn<undefined, [CreatedPage]>();
  const nodes = new Map<string, readonly object[]>(CONTENT).set("Offer", offers);
  const args = { actions: { createPage }, getNodesByType: (type: string) => nodes.get(type) ?? [] };
  void createPages?.(args as unknown as HookArgs, { plugins: [] }, () => null);
  return createPage.mock.calls.map(([page]) => page);
}

describe("the pages of the site", () => {
  it("are one per plain route and language, and the page for unknown addresses where Gatsby looks for it", () => {
    const plain = Object.values(ROUTES)
      .flatMap((paths) => Object.values<string>(paths))
      .filter((path) => !path.includes("{slug}"));
    const paths = create([]).map(({ path }) => path);
    expect(paths.sort()).toEqual([...plain, "/404.html"].sort());
  });

  it("are also one per offer and language it exists in, and no others", () => {
    const details = create([saona, isla]).filter(({ context }) => context.isDetail);
    const paths = { en: "/excursions/saona-island", es: "/es/excursiones/isla-saona" };
    expect(details).toMatchObject([
      { path: paths.en, context: { id: "1", locale: "en", route: "excursion", paths } },
      { path: paths.es, context: { id: "2", locale: "es", route: "excursion", paths } },
    ]);
  });
});

describe("what chats and search engines are told", () => {
  it("is the offer's own on its page", () => {
    const page = create([saona, isla]).find(({ path }) => path === isla.path);
    expect(page?.context.share.path).toMatch(/^\/share\/es\/saona-island-[0-9a-f]{20}\.jpg$/);
    expect(page?.context.structuredData).toContain('"@type":"BreadcrumbList"');
  });

  it("is the agency's on other pages, and nothing where there is nothing to tell", () => {
    const pages = create([]);
    expect(pages.find(({ path }) => path === "/")?.context.structuredData).toContain('"TravelAgency"');
    const terms = pages.find(({ path }) => path === "/terms-conditions");
    expect(terms?.context.share.path).toMatch(/^\/share\/en\/site-/);
    expect(terms?.context).not.toHaveProperty("structuredData");
  });
});
