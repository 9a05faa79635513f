import { formatTime } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { OutsideLink } from "../ui/outside-link";
import * as styles from "./form-receipt.module.css";

interface FormReceiptProps {
  isConfirmed: boolean;
  thanks: string;
  receipt: { reference: string | undefined; sentAt: Date } | null;
  keptKey: "contact.kept" | "registration.kept";
  /** Goes on about the stored enquiry on WhatsApp. */
  chatUrl?: string | undefined;
}

/** The thanks that show for three seconds, and the quiet line that stays: the reference and the time. */
export function FormReceipt({ isConfirmed, thanks, receipt, keptKey, chatUrl }: FormReceiptProps) {
  const { locale, t } = useLocale();
  return (
    <div role="status">
      {isConfirmed && <p className={styles.banner}>{thanks}</p>}
      {receipt && (
        <p className={styles.kept}>
          {t(keptKey, { reference: receipt.reference ?? "", time: formatTime(receipt.sentAt, locale) })}
        </p>
      )}
      {chatUrl && (
        <p>
          <OutsideLink href={chatUrl}>{t("form.continueChat")}</OutsideLink>
        </p>
      )}
    </div>
  );
}
