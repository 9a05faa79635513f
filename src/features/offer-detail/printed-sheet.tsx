import { useLocale } from "../../i18n/locale-context";
import { getPageCodePath } from "../../i18n/routes";
import * as styles from "./printed-sheet.module.css";

interface PrintedSheetProps {
  path: string;
  site: Pick<Queries.FrameSiteFragment, "brand" | "phone" | "whatsappNumber" | "address">;
  /** The address of the site as people write it, e.g. `palmarena.example`. */
  host: string;
}

/** What an offer's page says only on paper: who to call, and a code that leads back to the page. */
export function PrintedSheet({ path, site, host }: PrintedSheetProps) {
  const { t } = useLocale();
  const { brand, phone, whatsappNumber, address } = site;
  return (
    <div className={styles.sheet} data-printed>
      {/* Lazy: a browser that never prints never loads it. */}
      <img
        className={styles.code}
        src={getPageCodePath(path)}
        alt={t("offer.pageCode")}
        width={120}
        height={120}
        loading="lazy"
      />
      <p className={styles.words}>
        <strong>{brand}</strong>
        <br />
        {phone} · WhatsApp {whatsappNumber}
        <br />
        {address.street}, {address.town}
        <br />
        {host}
        {path}
      </p>
    </div>
  );
}
