import { graphql, Link } from "gatsby";

import { isPaused } from "../../domain/lib/is-paused";
import { TrustLine, type TrustFacts } from "../layout/trust-line";
import * as styles from "./first-facts.module.css";
import { useFromPrice } from "./use-from-price";

interface FirstFactsProps {
  frame: TrustFacts;
  /** The offer that the agency puts first; none when it has none. */
  flagship: Queries.FlagshipFragment | undefined;
}

export function FirstFacts({ frame, flagship }: FirstFactsProps) {
  return (
    <div className={styles.facts}>
      {flagship && !isPaused(flagship) && <Flagship offer={flagship} />}
      <TrustLine frame={frame} />
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
          <span className={styles.price}>
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
