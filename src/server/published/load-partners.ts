import { PARTNERS_FILE } from "../../content/partners-file";
import type { Partner } from "../../contracts/partners";
import { loadPublishedList } from "./load-published-list";

/** Loads the partners as they were published last, by their codes; none before the first build. */
export function loadPartners(): Partner[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
  return loadPublishedList(PARTNERS_FILE, () => require("../../../.build/content/partners.json") as unknown);
}
