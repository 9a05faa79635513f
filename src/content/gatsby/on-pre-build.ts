import type { GatsbyNode } from "gatsby";
import { startSharePictures } from "../share/write-share-pictures";
import { readSiteFacts } from "../outputs/site-facts";
import { waitForContent } from "./wait-for-content";

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType }) => {
  startSharePictures(process.cwd(), readSiteFacts(getNodesByType));
  await waitForContent(process.cwd());
};
