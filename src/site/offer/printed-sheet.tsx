import { Fragment } from "react";

import { useLocale } from "../ui/locale-context";
import { getQrCodePath } from "../../domain/i18n/routes";
import * as styles from "./printed-sheet.module.css";

interface PrintedSheetProps {
  path: string;
  site: Pick<Queries.FrameSiteFragment, "brand" | "phone" | "whatsappNumber" | "address">;
  /** The address of the site as people write it, e.g. `palmarena.example`. */
  host: string;
}

const AGREED = ["reference", "date", "port", "party"] as const;

export function PrintedSheet({ path, site, host }: PrintedSheetProps) {
  const { t } = useLocale();
  const { brand, phone, whatsappNumber, address } = site;
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
      <p>
        <strong>{brand}</strong>
        <br />
        <span className={styles.number}>{phone}</span>
        <br />
        <span className={styles.number}>WhatsApp {whatsappNumber}</span>
        <br />
        {address.street}, {address.town}
        <br />
        <span className={styles.address}>
          {host}
          {path}
        </span>
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
