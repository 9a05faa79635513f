import { useRef } from "react";

import { useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import { Icon } from "../ui/icon";
import { OutsideLink } from "../ui/outside-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./chat-button.module.css";
import { useChatText } from "./use-chat-text";
import { useKeptClear } from "./use-kept-clear";

/** The button that floats at the bottom right and opens a chat with the agency. It gives way to controls and prices. */
export function ChatButton({ whatsappNumber }: { whatsappNumber: string }) {
  const { t } = useLocale();
  const aside = useRef<HTMLElement>(null);
  useKeptClear(aside);
  return (
    <aside ref={aside} className={styles.place} aria-label={t("common.chat")}>
      <OutsideLink className={styles.button} href={getChatUrl(whatsappNumber, useChatText())}>
        <Icon name="chat" size={28} />
        <VisuallyHidden>{t("common.chat")}</VisuallyHidden>
      </OutsideLink>
    </aside>
  );
}
