import { useLocale } from "../../i18n/locale-context";
import { getChatUrl } from "../../lib/chat-url";
import { Icon } from "../ui/icon";
import { OutsideLink } from "../ui/outside-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./chat-button.module.css";
import { useChatText } from "./use-chat-text";

/** The button that floats at the bottom right and opens a chat with the agency. */
export function ChatButton({ whatsappNumber }: { whatsappNumber: string }) {
  const { t } = useLocale();
  return (
    <aside aria-label={t("common.chat")}>
      <OutsideLink className={styles.button} href={getChatUrl(whatsappNumber, useChatText())}>
        <Icon name="chat" size={28} />
        <VisuallyHidden>{t("common.chat")}</VisuallyHidden>
      </OutsideLink>
    </aside>
  );
}
