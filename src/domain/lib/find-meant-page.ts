/** A page in one language; `id` is the same in all. */
interface KnownPage {
  readonly id: string;
  readonly locale: string;
  readonly path: string;
  readonly title: string;
}

const getEnd = (path: string) => path.split("/").at(-1);

/**
 * Returns, in a language, the page that an unknown address may mean: one whose address differs by capital letters, or ends alike, as one
 * of another language does.
 */
export function findMeantPage<Page extends KnownPage>(
  pathname: string,
  locale: string,
  pages: readonly Page[],
): Page | undefined {
  const asked = pathname.toLowerCase().replace(/\/+$/, "");
  const meant =
    pages.find(({ path }) => path === asked) ?? pages.find(({ path }) => getEnd(path) === getEnd(asked));
  return meant && (pages.find((page) => page.id === meant.id && page.locale === locale) ?? meant);
}
