import { KeepButton } from "../offer-list/keep-button";
import { ShareButton } from "../offer-list/share-button";
import * as styles from "./offer-actions.module.css";

interface OfferActionsProps {
  offer: { readonly key: string; readonly title: string; readonly path: string };
}

export function OfferActions({ offer }: OfferActionsProps) {
  return (
    <div className={styles.actions}>
      <KeepButton offer={offer} size="wide" />
      <ShareButton title={offer.title} getPath={() => offer.path} />
    </div>
  );
}
