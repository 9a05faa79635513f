import { KeepButton } from "../../components/offer/keep-button";
import { ShareButton } from "../../components/offer/share-button";
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
