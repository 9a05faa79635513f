import type { LaunchOptions } from "@playwright/test";

import type { Agency } from "./agency";
import { launchNamed } from "./named-browser";
import { expectServed } from "./publishing";
import { COPY_ADDRESS, type SiteCopy } from "./site-copy";

/** Opens the agency that works on one machine by `npm start`: the editor's folder is a git repository, and the site shows each save. */
export async function openOneMachine(site: SiteCopy, launchOptions: LaunchOptions): Promise<Agency> {
  const { url, port, root, mailbox } = site;
  const browser = await launchNamed(launchOptions, [{ host: new URL(COPY_ADDRESS).host, port }]);
  const visitor = await browser.newPage();
  return {
    ...{ address: COPY_ADDRESS, browser, mailbox, repository: root },
    savedWords: "Publicado: la web muestra lo último guardado",
    expectServed: (path, text) => expectServed(visitor, url + path, text),
    stop: () => browser.close(),
  };
}
