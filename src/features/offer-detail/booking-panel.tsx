import { graphql } from "gatsby";

import { getLowestPrice } from "../../components/offer/lowest-price";
import { getButtonProps } from "../../components/ui/button-class";
import { LocalLink } from "../../components/ui/local-link";
import { OutsideLink } from "../../components/ui/outside-link";
import { getLocale } from "../../config/locales";
import type { PriceBasis } from "../../config/offer";
import { formatPrice } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { getChatUrl } from "../../lib/chat-url";
import * as styles from "./booking-panel.module.css";

interface BookingPanelProps {
  offer: Queries.OfferBookingFragment;
  whatsappNumber: string;
}

/** The offer's lowest price and the two ways on: Book now opens a chat, Contact the form with the offer chosen. */
export function BookingPanel({ offer, whatsappNumber }: BookingPanelProps) {
  const { locale, t } = useLocale();
  const lowest = getLowestPrice(offer.prices);
  const chatText = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
  return (
    <aside className={styles.panel} aria-label={t("offer.bookNow")}>
      {lowest === undefined ? (
        <p className={styles.price}>{t("offer.prices.onRequest")}</p>
      ) : (
        <p className={styles.price}>
          {t("offer.prices.from", { price: formatPrice(lowest, locale) })}
          <span className={styles.basis}>
            {t(`offer.prices.fromBasis.${offer.price_basis as PriceBasis}`)}
          </span>
        </p>
      )}
      <OutsideLink href={getChatUrl(whatsappNumber, chatText)} {...getButtonProps("action")}>
        {t("offer.bookNow")}
      </OutsideLink>
      <LocalLink route="contact" search={`?service=${offer.key}`} {...getButtonProps("outline")}>
        {t("offer.contact")}
      </LocalLink>
    </aside>
  );
}

export const bookingFragment = graphql`
  fragment OfferBooking on Offer {
    key
    title
    price_basis
    prices {
      adult
    }
  }
`;
