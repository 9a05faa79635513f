import type { GatsbyNode } from "gatsby";

import { startSharePictures } from "./share/write-share-pictures";
import { readSiteFacts } from "./site/site-facts";
import { waitForContent } from "./wait-for-content";

/** What takes long and needs the content alone is started before the pages are built, which leave a processor idle most of the time. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType }) => {
  startSharePictures(process.cwd(), readSiteFacts(getNodesByType));
  await waitForContent(process.cwd());
};
