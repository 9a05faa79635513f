import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { moveFocus } from "../browser/navigation";
import { OfferList } from "../offer-list/offer-list";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/links";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useLocale } from "../ui/locale-context";
import { getShownResults, keepShownResults } from "./address-query";
import type { CatalogOffer } from "./filters";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./catalog-results.module.css";

/** How many cards are shown at first; each keystroke renders them again. */
const PAGE_SIZE = 12;

/** Shows the first page of results or, when the visitor comes back, as many as before, so that the page can be scrolled. */
function begin(offers: readonly CatalogOffer[]) {
  return { shown: getShownResults() ?? PAGE_SIZE, ofOffers: offers };
}

export function CatalogResults({ offers, clear }: { offers: readonly CatalogOffer[]; clear: () => void }) {
  const { t } = useLocale();
  const [{ shown, ofOffers }, setShown] = useState(() => begin(offers));
  if (ofOffers !== offers) setShown(begin(offers));
  const root = useRef<HTMLDivElement>(null);

  /** One reads on at the first card that came; with the last ones the button goes. */
  function showMore() {
    flushSync(() => setShown({ shown: shown + PAGE_SIZE, ofOffers: offers }));
    keepShownResults(shown + PAGE_SIZE);
    moveFocus(root.current?.querySelectorAll<HTMLElement>("h3 a")[shown]);
  }

  return (
    <div ref={root} className={styles.results}>
      <VisuallyHidden>
        <h2>{t("catalog.results")}</h2>
      </VisuallyHidden>
      {offers.length === 0 ? (
        <div className={shared.stack3}>
          <p className={shared.display}>{t("catalog.none")}</p>
          <p>{t("catalog.noneText")}</p>
          <p className={shared.row3}>
            <button type="button" onClick={clear} {...getButtonProps("solid")}>
              {t("catalog.clear")}
            </button>
            <LocalLink route="contact" {...getButtonProps("outline")}>
              {t("catalog.ask")}
            </LocalLink>
          </p>
        </div>
      ) : (
        <OfferList offers={offers.slice(0, shown)} />
      )}
      {offers.length > shown && (
        <button type="button" onClick={showMore} {...getButtonProps("outline")}>
          {t("catalog.showMore")}
        </button>
      )}
    </div>
  );
}
