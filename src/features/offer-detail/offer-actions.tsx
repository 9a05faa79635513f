import { KeepButton } from "../../components/offer/keep-button";
import { ShareButton } from "../../components/offer/share-button";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import { CONCIERGE_CARD_HASH } from "../../i18n/routes";
import * as styles from "./offer-actions.module.css";

interface OfferActionsProps {
  offer: { readonly key: string; readonly title: string; readonly path: string };
}

export function OfferActions({ offer }: OfferActionsProps) {
  const { t } = useLocale();
  return (
    <div className={styles.actions}>
      <KeepButton offer={offer} size="wide" />
      <ShareButton title={offer.title} getPath={() => offer.path} />
      <a className={styles.card} href={CONCIERGE_CARD_HASH}>
        <Icon name="printer" />
        {t("offer.printCard")}
      </a>
    </div>
  );
}
