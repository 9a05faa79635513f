import { Picture } from "../ui/picture";
import type { PortName } from "../offer-list/port-name";
import { useFromPrice } from "../offer-list/use-from-price";
import { useOfferFacts } from "../offer-list/use-offer-facts";
import { getLocale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import { toSourceCode } from "../../domain/lib/normalize";
import * as styles from "./card-sheet.module.css";
import { QrCode } from "./qr-code";

export interface CardSheetProps {
  offer: Queries.ConciergeCardFragment;
  site: Queries.FrameSiteFragment;
  ports: readonly PortName[];
  /** The address of the site as people write it, e.g. `palmarena.example`. */
  host: string;
  source: string;
}

/** The card itself, exactly A6: picture, facts, and the code that opens the chat. */
export function CardSheet({ offer, site, ports, host, source }: CardSheetProps) {
  const { locale, t } = useLocale();
  const price = useFromPrice(offer);
  const facts = [
    ...useOfferFacts(offer, ports),
    { term: t("card.price"), text: price && `${price.from} ${price.basis}` },
  ].filter((fact) => fact.text);
  const text = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
  // Whoever types the address brings the code along as those do who scan the chat.
  const code = toSourceCode(source);
  const chat = source === "" ? text : `${text}\n${t("common.chatText.source", { source })}`;
  return (
    <article className={styles.sheet} aria-label={t("card.preview")}>
      <Picture picture={offer.cover} sizes="420px" priority className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.brand}>{site.brand}</p>
        <h2 className={styles.title}>{offer.title}</h2>
        <p className={styles.summary}>{offer.summary}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, text: value }) => (
            <div className={styles.fact} key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.end}>
        <div className={styles.reach}>
          <p className={styles.scan}>{t("card.scan")}</p>
          <p>{site.phone}</p>
          <p>{`${site.address.street}, ${site.address.town}`}</p>
          <p>{code === "" ? host : `${host}/?source=${code}`}</p>
          {source !== "" && <p className={styles.source}>{t("common.chatText.source", { source })}</p>}
        </div>
        <QrCode className={styles.code} text={getChatUrl(site.whatsappNumber, chat)} label={t("card.code")} />
      </div>
    </article>
  );
}
