import { formatTime } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./form-receipt.module.css";

interface FormReceiptProps {
  isConfirmed: boolean;
  thanks: string;
  receipt: { reference: string | undefined; sentAt: Date } | null;
  keptKey: "contact.kept" | "registration.kept";
}

/** The thanks that show for three seconds, and the quiet line that stays: the reference and the time. */
export function FormReceipt({ isConfirmed, thanks, receipt, keptKey }: FormReceiptProps) {
  const { locale, t } = useLocale();
  return (
    <div role="status">
      {isConfirmed && <p className={styles.banner}>{thanks}</p>}
      {receipt && (
        <p className={styles.kept}>
          {t(keptKey, { reference: receipt.reference ?? "", time: formatTime(receipt.sentAt, locale) })}
        </p>
      )}
    </div>
  );
}
