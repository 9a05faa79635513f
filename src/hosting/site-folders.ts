import { existsSync } from "node:fs";
import { join } from "node:path";

import { FUNCTIONS_FOLDER } from "../workarounds/gatsby/build-folders.mjs";

/** Stands in a packaged site (`npm run package`) and names its release. */
export const RELEASE_FILE = "release.json";

export interface SiteFolders {
  public: string;
  functions: string;
  /** The working tree, where content can be edited and built; a packaged site has none. */
  sources: string | undefined;
  /** The packaged site; a working tree is none. */
  release: string | undefined;
}

/** Returns where pages and functions lie: beside the program in a packaged site, otherwise where Gatsby has built them. */
export function getSiteFolders(program: string, started: string): SiteFolders {
  if (existsSync(join(program, RELEASE_FILE)))
    return {
      ...{ public: join(program, "public"), functions: join(program, "functions") },
      ...{ sources: undefined, release: program },
    };
  return {
    public: join(started, "public"),
    functions: join(started, FUNCTIONS_FOLDER),
    sources: existsSync(join(started, "gatsby-config.ts")) ? started : undefined,
    release: undefined,
  };
}
