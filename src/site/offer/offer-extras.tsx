import { Fragment } from "react";

import { LanguageLink } from "../layout/language-links";
import { LOCALES, type Locale } from "../../domain/config/locales";
import { useFrame, useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./offer-extras.module.css";
import { KeepButton } from "../offer-list/keep-button";
import { ShareButton } from "../offer-list/share-button";
import { getQrCodePath } from "../../domain/i18n/routes";
import { Section } from "../layout/section";
import { OfferList } from "../offer-list/offer-list";

/** Links to this offer in the other languages, by their own names; nothing when there is no translation. */
export function AlsoAvailableIn({ paths }: { paths: Partial<Record<Locale, string>> }) {
  const { locale, t } = useLocale();
  const others = LOCALES.filter(({ code }) => code !== locale && paths[code]);
  if (others.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={`${shared.textHeading} ${shared.bold}`}>{t("offer.alsoAvailableIn")}</h3>
      <ul className={styles.list}>
        {others.map(({ code, name }) => (
          <li key={code}>
            <LanguageLink to={paths[code] ?? "/"} language={code}>
              {name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

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

interface PrintedSheetProps {
  path: string;
  /** The address of the site as people write it, e.g. `palmarena.example`. */
  host: string;
}

const AGREED = ["reference", "date", "port", "party"] as const;

export function PrintedSheet({ path, host }: PrintedSheetProps) {
  const { t } = useLocale();
  const { brand, phone, whatsappNumber, address } = useFrame();
  return (
    <div className={styles.sheet} data-printed>
      {/* Lazy: a browser that never prints never loads it. */}
      <img
        className={styles.code}
        src={getQrCodePath(path)}
        alt={t("offer.qrCode")}
        width={120}
        height={120}
        loading="lazy"
      />
      <p className={styles.contact}>
        <strong>{brand}</strong>
        {`\n${phone}\nWhatsApp ${whatsappNumber}\n${address.street}, ${address.town}\n${host}${path}`}
      </p>
      <dl className={styles.agreed}>
        {AGREED.map((name) => (
          <Fragment key={name}>
            <dt>{t(`booking.facts.${name}`)}</dt>
            <dd />
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

/** Other offers that go well with this one; nothing when it names none. */
export function RelatedOffers({ offers }: { offers: readonly Queries.OfferCardFragment[] }) {
  const { t } = useLocale();
  if (offers.length === 0) return null;
  return (
    <Section tone="foam" labelledBy="related">
      <h2 className={styles.relatedTitle} id="related">
        {t("offer.related")}
      </h2>
      <div className={styles.strip}>
        <OfferList offers={offers} />
      </div>
    </Section>
  );
}
