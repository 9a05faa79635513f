import { type PageTexts, loadLanguage } from "./load-language";
import { getBrowserLocale } from "./staff-language";

// A program of its own, which is small and runs while that of the page is still on its way: the texts need not wait for it.
const page = location.pathname.replace(/^\/admin\/|\.html$/g, "") as PageTexts;
loadLanguage(getBrowserLocale(), page).catch(() => undefined);
