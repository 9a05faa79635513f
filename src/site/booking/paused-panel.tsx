import { useLocale } from "../ui/locale-context";
import { getButtonProps } from "../ui/button-class";
import { LocalLink, OutsideLink } from "../ui/links";
import { getLocale } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import { getChatUrl } from "../../domain/lib/chat-url";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./booking-panel.module.css";

/** Names the offer to the contact form that the server fills in, for a visitor without scripts. */
export function AskedOffer({ offer }: { offer: Pick<Queries.OfferBookingFragment, "key" | "collection"> }) {
  const { locale } = useLocale();
  return (
    <>
      <input type="hidden" name="service" value={offer.key} />
      <input type="hidden" name="collection" value={offer.collection} />
      <input type="hidden" name="lang" value={locale} />
    </>
  );
}

interface PausedPanelProps {
  offer: Queries.OfferBookingFragment;
  whatsappNumber: string;
  /** The offer's page shows similar ones further down. */
  hasRelated: boolean;
}

/** In the place of the booking panel while an offer is off sale: why, and where to go from here. */
export function PausedPanel({ offer, whatsappNumber, hasRelated }: PausedPanelProps) {
  const { locale, t } = useLocale();
  const chat = t("booking.pause.chatText", { service: offer.title, language: getLocale(locale).name });
  const similar = t("booking.pause.similar");
  return (
    <aside className={styles.panel} id="book" aria-label={t("offer.paused")}>
      <p className={shared.display}>{t("offer.paused")}</p>
      {offer.pause_note && <p>{offer.pause_note}</p>}
      <form className={`${shared.stack2} ${styles.onward}`} action="/api/contact" method="get">
        <AskedOffer offer={offer} />
        {hasRelated ? (
          <a href="#related" {...getButtonProps("solid")}>
            {similar}
          </a>
        ) : (
          <LocalLink route={offer.collection as Collection} {...getButtonProps("solid")}>
            {similar}
          </LocalLink>
        )}
        <OutsideLink href={getChatUrl(whatsappNumber, chat)} {...getButtonProps("action")}>
          {t("booking.pause.chat")}
        </OutsideLink>
        <LocalLink route="contact" search={`?service=${offer.key}`} {...getButtonProps("outline")}>
          {t("booking.pause.ask")}
        </LocalLink>
        <button type="submit" {...getButtonProps("outline")}>
          {t("booking.pause.ask")}
        </button>
      </form>
    </aside>
  );
}
