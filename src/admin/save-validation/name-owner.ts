import type { StaffLocale } from "../../config/staff-text";
import type { KnownOffer } from "../../content/check-offers";
import type { ContentProblem } from "../../content/content-problem";
import { parseOfferFileName } from "../../content/offer-file";

type TitledOffer = KnownOffer & { title?: string };

/** Names the offer that has an address already by its title in the staff's language, in the place of its file. */
export function nameOwner(
  problem: ContentProblem,
  offers: readonly TitledOffer[],
  staff: StaffLocale,
): ContentProblem {
  if (problem.code !== "taken") return problem;
  const file = parseOfferFileName(`${problem.owner}.md`);
  const found = offers.filter(({ collection, key }) => collection === file?.collection && key === file.key);
  const title = (found.find(({ locale }) => locale === staff) ?? found[0])?.title;
  return title ? { ...problem, owner: `“${title}”` } : problem;
}
