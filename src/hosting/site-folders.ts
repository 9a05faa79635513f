import { existsSync } from "node:fs";
import { join } from "node:path";

/** Stands in a packaged site (`npm run package`) and names its release. */
export const RELEASE_FILE = "release.json";

/** Where the build writes what the server reads of the content (`src/content/documents/content-program.ts`). */
export const PUBLISHED_CONTENT = ".build/content";

interface SiteFolders {
  public: string;
  /** Content that the server reads (docs/decisions/0208). */
  content: string;
  /** The working tree, where content can be edited and built; a packaged site has none. */
  sources: string | undefined;
}

/**
 * Returns where pages and published content lie: beside the program in a packaged site, otherwise where Gatsby has built them. The server of
 * a working tree serves its last release instead (`start-editor-site.ts`); commands read what is built.
 */
export function getSiteFolders(program: string, started: string): SiteFolders {
  if (existsSync(join(program, RELEASE_FILE)))
    return { public: join(program, "public"), content: join(program, "content"), sources: undefined };
  return {
    public: join(started, "public"),
    content: join(started, PUBLISHED_CONTENT),
    sources: existsSync(join(started, "gatsby-config.ts")) ? started : undefined,
  };
}
