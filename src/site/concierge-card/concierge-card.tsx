import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";

import * as controls from "../form/control.module.css";
import { getButtonProps } from "../ui/button-class";
import { Icon } from "../ui/icon";
import { useLocale } from "../ui/locale-context";
import { isPaused } from "../../domain/lib/is-paused";
import { useBrowserValue } from "../ui/use-browser-value";
import { cleanSource, getSource } from "../browser/visit-source";
import { CardSheet, type CardSheetProps } from "./card-sheet";
import * as styles from "./concierge-card.module.css";

/** An offer's card for the desk of a hotel: who recommends it is written into the card and into its QR code, then it is printed. */
export function ConciergeCard(props: Omit<CardSheetProps, "source">) {
  const { t } = useLocale();
  const [typed, setTyped] = useState<string>();
  const remembered = useBrowserValue(getSource, "");
  const source = typed ?? remembered;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.page} data-print-alone>
      <div className={styles.desk}>
        <h1 className={styles.title} tabIndex={-1} ref={heading}>
          {t("card.title", { title: props.offer.title })}
        </h1>
        <p>{t("card.intro")}</p>
        {isPaused(props.offer) && <p>{t("offer.paused")}</p>}
        <div className={controls.field}>
          <label htmlFor="card-source">{t("card.source")}</label>
          <input
            id="card-source"
            className={controls.control}
            value={source}
            maxLength={100}
            autoComplete="organization"
            aria-describedby="card-source-hint"
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={controls.hint} id="card-source-hint">
            {t("card.sourceHint")}
          </p>
        </div>
        <div className={styles.buttons}>
          <button type="button" onClick={() => window.print()} {...getButtonProps("solid")}>
            <Icon name="printer" />
            {t("card.print")}
          </button>
          <a href="#top">{t("card.back", { title: props.offer.title })}</a>
        </div>
      </div>
      <CardSheet {...props} source={cleanSource(source)} />
    </div>
  );
}

export const cardFragment = graphql`
  fragment ConciergeCard on Offer {
    ...OfferCard
    days
    ports
    asks_flight
  }
`;
