import { LOCALE_CODES, type Locale } from "../../config/locales";
import { checkFileMedia, checkOfferMedia } from "../check-media";
import { checkOffers } from "../check-offers";
import { CONTENT_FILES, type ContentFile } from "../content-files";
import type { ContentProblem } from "../content-problem";
import { OFFER_TYPES, TEAM_TYPE } from "./content-nodes";
import { readDigests, type GetNodes, type SiteOffer } from "../outputs/site-facts";

type ContentNode = Record<string, unknown> & { name: string; locale: Locale };

/** Finds everything in Gatsby's nodes that is to stop the build: of single files and of all of them together. */
export function findNodeProblems(getNodes: GetNodes): ContentProblem[] {
  // Each language finds the same in the facts of an offer.
  const found = (getNodes("ContentProblem") as ContentProblem[]).map(
    (problem) => [JSON.stringify([problem.file, problem.path, problem.code]), problem] as const,
  );
  const offers = Object.values(OFFER_TYPES).flatMap((type) => getNodes(type)) as SiteOffer[];
  const media = new Set([...readDigests(getNodes).keys()].map((path) => `content/${path}`));
  const names = Object.keys(CONTENT_FILES) as ContentFile[];
  const ofFiles = names.flatMap((name) => {
    const nodes = (getNodes(CONTENT_FILES[name].type) as ContentNode[]).filter((node) =>
      name.endsWith(`/${node.name}`),
    );
    const locales = nodes.map((node) => ({ locale: node.locale, content: node }));
    return checkFileMedia({ name, locales }, media);
  });
  const ofTeam = (getNodes(TEAM_TYPE) as (ContentNode & { key: string })[]).flatMap((node) =>
    checkFileMedia({ name: `team/${node.key}`, locales: [{ locale: node.locale, content: node }] }, media),
  );
  return [
    ...[...new Map(found).values(), ...checkOffers(offers, LOCALE_CODES)],
    ...[...checkOfferMedia(offers, media), ...ofFiles, ...ofTeam],
  ];
}
