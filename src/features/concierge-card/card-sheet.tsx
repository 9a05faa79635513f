import { Picture } from "../../components/media/picture";
import type { PortName } from "../../components/offer/port-name";
import { useDuration } from "../../components/offer/use-duration";
import { useFromPrice } from "../../components/offer/use-from-price";
import { getLocale } from "../../config/locales";
import { WEEKDAYS, type Weekday } from "../../config/offer";
import { useLocale } from "../../i18n/locale-context";
import { getChatUrl } from "../../lib/chat-url";
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

function useFacts({ offer, ports }: CardSheetProps): [term: string, text: string][] {
  const { t } = useLocale();
  const duration = useDuration(offer.duration_hours);
  const price = useFromPrice(offer);
  const days =
    offer.days.length === WEEKDAYS.length
      ? t("offer.everyDay")
      : offer.days.map((day) => t(`offer.weekdays.${day as Weekday}`)).join(", ");
  const names = offer.ports.map((key) => ports.find((port) => port.key === key)?.name ?? key).join(", ");
  const facts: [string, string][] = [
    [t("offer.duration"), duration ?? ""],
    [t("offer.runsOn"), days],
    [t("offer.ports"), names],
    [t("card.price"), price ? `${price.from} ${price.basis}` : ""],
  ];
  return facts.filter(([, text]) => text !== "");
}

/** The card itself, exactly A6: picture, facts, and the code that opens the chat. */
export function CardSheet(props: CardSheetProps) {
  const { offer, site, host, source } = props;
  const { locale, t } = useLocale();
  const facts = useFacts(props);
  const text = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
  const chat = source === "" ? text : `${text}\n${t("common.chatText.source", { source })}`;
  return (
    <article className={styles.sheet} aria-label={t("card.preview")}>
      <Picture
        image={offer.cover.image}
        alt={offer.cover.alt}
        sizes="420px"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.brand}>{site.brand}</p>
        <h2 className={styles.title}>{offer.title}</h2>
        <p className={styles.summary}>{offer.summary}</p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
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
          <p>{host}</p>
          {source !== "" && <p className={styles.source}>{t("common.chatText.source", { source })}</p>}
        </div>
        <QrCode className={styles.code} text={getChatUrl(site.whatsappNumber, chat)} label={t("card.code")} />
      </div>
    </article>
  );
}
