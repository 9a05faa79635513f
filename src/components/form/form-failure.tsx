import { useLocale } from "../../i18n/locale-context";
import { getButtonProps } from "../ui/button-class";
import { OutsideLink } from "../ui/outside-link";
import * as styles from "./error-summary.module.css";
import type { FormFailure as Failure } from "./use-form";

interface FormFailureProps {
  failure: Failure | null;
  /** Opens WhatsApp with what was typed. */
  chatUrl: string;
}

/** Says that a message was not sent, what to do, and offers to send the same text on WhatsApp. */
export function FormFailure({ failure, chatUrl }: FormFailureProps) {
  const { t } = useLocale();
  if (!failure) return null;
  const text = {
    offline: () => t("form.failed.offline"),
    failed: () => t("form.failed.server"),
    "too-many": () => t("form.failed.tooMany", { count: failure.kind === "too-many" ? failure.minutes : 0 }),
  }[failure.kind]();
  return (
    <div className={styles.summary} role="alert">
      <h3 className={styles.title}>{t("form.failed.title")}</h3>
      <p>{text}</p>
      <p>
        <OutsideLink href={chatUrl} {...getButtonProps("outline")}>
          {t("form.failed.chat")}
        </OutsideLink>
      </p>
    </div>
  );
}
