import { graphql, Link } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { Icon } from "../ui/icon";
import { TrustLine } from "../layout/page-heading";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./first-facts.module.css";
import { isPaused } from "../../domain/lib/offer-rules";
import { useFromPrice } from "./use-offer-facts";

/** Beside the buttons, by their words: which of them leads to WhatsApp, and which to the form. */
export function WaysNote({ book, contact }: { book: string; contact: string }) {
  const { t } = useLocale();
  return (
    <p className={styles.note}>
      <Icon name="chat" />
      {t("offer.ways", { book, contact })}
    </p>
  );
}

/** `flagship`: the offer that the agency puts first; none when it has none. */
export function FirstFacts({ flagship }: { flagship: Queries.FlagshipFragment | undefined }) {
  return (
    <div className={shared.stack2}>
      {flagship && !isPaused(flagship) && <Flagship offer={flagship} />}
      <TrustLine />
    </div>
  );
}

function Flagship({ offer }: { offer: Queries.FlagshipFragment }) {
  const price = useFromPrice(offer);
  return (
    <p className={styles.flagship}>
      <Link to={offer.path}>{offer.title}</Link>
      {price && (
        <>
          {" "}
          <span className={shared.strong}>
            {price.from} {price.basis}
          </span>
        </>
      )}
    </p>
  );
}

export const flagshipFragment = graphql`
  fragment Flagship on Offer {
    path
    title
    sale
    price_basis
    prices {
      adult
    }
  }
`;
