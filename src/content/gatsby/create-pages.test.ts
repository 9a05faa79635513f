/** @jest-environment node */
import type { PageContext } from "../../config/page-context";
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

/** Runs the hook on the given nodes; gets the pages it made and what it stopped the build with. */
function create(
  offers: readonly NamedOffer[],
  problems: readonly object[] = [],
  content: ReadonlyMap<string, readonly object[]> = CONTENT,
) {
  const createPage = jest.fn<undefined, [CreatedPage]>();
  const panicOnBuild = jest.fn<undefined, [string]>();
  const nodes = new Map<string, readonly object[]>(content);
  nodes.set("Offer", offers).set("ContentProblem", problems);
  const getNodesByType = (type: string) => nodes.get(type) ?? [];
  const args = { actions: { createPage }, reporter: { panicOnBuild }, getNodesByType };
  void createPages?.(args as unknown as HookArgs, { plugins: [] }, () => null);
  return { pages: createPage.mock.calls.map(([page]) => page), stoppedWith: panicOnBuild.mock.calls[0]?.[0] };
}

describe("the pages of the site", () => {
  it("are one per plain route and language, and the page for unknown addresses where Gatsby looks for it", () => {
    const { pages, stoppedWith } = create([]);
    expect(stoppedWith).toBeUndefined();
    expect(pages).toHaveLength(11 * 3 + 1);
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/", "/es/404", "/it/contatto", "/404.html"]),
    );
  });

  it("know their translations and the words they show", () => {
    const page = create([]).pages.find(({ path }) => path === "/es/contacto");
    expect(page?.context).toMatchObject({
      locale: "es",
      route: "contact",
      paths: { en: "/contact", es: "/es/contacto", it: "/it/contatto" },
      namespaces: ["common", "newsletter", "form", "contact", "booking"],
      isDetail: false,
    });
    expect(page?.component).toMatch(/src\/templates\/contact-page\.tsx$/);
  });

  it("are also one per offer and language it exists in, and no others", () => {
    const details = create([saona, isla]).pages.filter(({ context }) => context.isDetail);
    const paths = { en: "/excursions/saona-island", es: "/es/excursiones/isla-saona" };
    expect(details).toMatchObject([
      { path: paths.en, context: { id: "1", locale: "en", route: "excursion", paths } },
      { path: paths.es, context: { id: "2", locale: "es", route: "excursion", paths } },
    ]);
  });
});

describe("what chats and search engines are told", () => {
  it("is the offer's own on its page", () => {
    const page = create([saona, isla]).pages.find(({ path }) => path === isla.path);
    expect(page?.context.share.path).toMatch(/^\/share\/es\/saona-island-[0-9a-f]{20}\.jpg$/);
    expect(page?.context.structuredData).toContain('"@type":"BreadcrumbList"');
  });

  it("is another picture when title or picture change, so that nobody shows an old one", () => {
    const getPath = (offer: NamedOffer) =>
      create([offer]).pages.find(({ context }) => context.isDetail)?.context.share.path;
    expect(getPath({ ...saona, title: "Saona" })).not.toBe(getPath(saona));
    expect(getPath({ ...saona, summary: "Another." })).toBe(getPath(saona));
  });

  it("is the agency's on other pages, and nothing where there is nothing to tell", () => {
    const { pages } = create([]);
    expect(pages.find(({ path }) => path === "/")?.context.structuredData).toContain('"TravelAgency"');
    const terms = pages.find(({ path }) => path === "/terms-conditions");
    expect(terms?.context.share.path).toMatch(/^\/share\/en\/site-/);
    expect(terms?.context).not.toHaveProperty("structuredData");
  });
});

describe("content with problems", () => {
  const problem = {
    file: "pages/home.json",
    path: "en.hero",
    ...{ code: "wrong-type", type: "object" },
  };

  it("stops the build with what single files and all files together have shown", () => {
    const { stoppedWith } = create([saona, { ...isla, bring: ["Toalla"] }], [problem]);
    expect(stoppedWith).toContain("The content has 2 problems; nothing was published.");
    expect(stoppedWith).toContain("pages/home.json");
    expect(stoppedWith).toContain("excursions/saona-island/es.md");
  });

  it("stops the build with every picture that is gone, by file and field, before a query asks for it", () => {
    const gone = ["media/excursions/saona-island.jpg", "media/home/hero.jpg"];
    const files = (CONTENT.get("File") ?? []).filter((file) => !gone.includes(String(file["relativePath"])));
    const { stoppedWith, pages } = create([saona], [], new Map(CONTENT).set("File", files));
    expect(pages).toEqual([]);
    expect(stoppedWith).toContain("The content has 4 problems; nothing was published.");
    expect(stoppedWith).toMatch(/excursions\/saona-island\/offer\.yml\s+field: +cover\.image/);
    for (const locale of ["en", "es", "it"])
      expect(stoppedWith).toMatch(
        new RegExp(`pages/home\\.json\\s+field: +${locale}\\.hero\\.picture\\.image`),
      );
  });
});
