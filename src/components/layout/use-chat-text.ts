import { getLocale } from "../../config/locales";
import { useLocale } from "../../i18n/locale-context";

/** Gets the greeting that opens a chat from the frame, in the page's language. */
export function useChatText(): string {
  const { locale, t } = useLocale();
  return t("common.chatText.hello", { language: getLocale(locale).name });
}
