import { getLocale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";

/** Returns the first words of a chat in the page's language: a question, or the wish to reserve. */
export function useChatText(wish: "hello" | "reserve" = "hello"): string {
  const { locale, t } = useLocale();
  return t(`common.chatText.${wish}`, { language: getLocale(locale).name });
}
