import { useLocale } from "../ui/locale-context";
import { OfferCard } from "./offer-card";
import * as styles from "./offer-list.module.css";

/**
 * Divides a number of cards into rows of two and three that come in turn and leave no hole, e.g. 7 into [2, 3, 2] and 4 into [2, 2].
 * One card alone is a row of one.
 */
export function getRows(count: number): number[] {
  if (count <= 0) return [];
  if (count <= 3) return [count];
  const threes =
    Array.from({ length: Math.floor(count / 3) + 1 }, (_, index) => index)
      .filter((number) => (count - 3 * number) % 2 === 0)
      .sort((a, b) => Math.abs(a - count / 5) - Math.abs(b - count / 5))[0] ?? 0;
  const left = { 2: (count - 3 * threes) / 2, 3: threes };
  const rows: number[] = [];
  while (left[2] + left[3] > 0) {
    const size = left[2] > left[3] || (left[2] === left[3] && rows.at(-1) !== 2) ? 2 : 3;
    left[size] -= 1;
    rows.push(size);
  }
  return rows;
}

interface OfferListProps<Offer> {
  offers: readonly Offer[];
  /** `lead`: the first offer large, the rest in rows of two and three; `even`: all alike. */
  rhythm?: "lead" | "even";
  headingLevel?: 2 | 3;
  /** The list's first picture is the page's main picture. */
  priority?: boolean;
  getFacts?: (offer: Offer) => string;
}

const CARD_SIZES: Readonly<Record<number, "large" | "medium">> = { 1: "large", 2: "medium" };

export function OfferList<Offer extends Queries.OfferCardFragment>({
  offers,
  rhythm = "even",
  headingLevel = 3,
  priority = false,
  getFacts,
}: OfferListProps<Offer>) {
  const { t } = useLocale();
  if (offers.length === 0) return <p>{t("offer.empty")}</p>;
  const rows = rhythm === "lead" ? [1, ...getRows(offers.length - 1)] : [];
  const inRow = rows.flatMap((size) => Array.from({ length: size }, () => size));
  // Said in the HTML, not by `:last-child`: while a page arrives, each card is the last one for a moment.
  const isAlone = (index: number) => rhythm === "lead" && index % 2 === 1 && index === offers.length - 1;
  return (
    <ul className={styles.list} data-rhythm={rhythm} data-three={offers.length === 3 || undefined}>
      {offers.map((offer, index) => (
        <OfferCard
          key={offer.path}
          offer={offer}
          size={CARD_SIZES[inRow[index] ?? 3] ?? "normal"}
          headingLevel={headingLevel}
          priority={priority && index === 0}
          data-in-row={inRow[index]}
          data-alone={isAlone(index) || undefined}
          data-facts={getFacts?.(offer)}
        />
      ))}
    </ul>
  );
}
