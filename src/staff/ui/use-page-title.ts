import { useLayoutEffect } from "react";

import { useStaffLocale } from "../shell/language-context";

/** Names the page for the browser's tab, before the site's name, and its language for screen readers. */
export function usePageTitle(title: string): void {
  const locale = useStaffLocale();
  useLayoutEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = [title, site].filter(Boolean).join(" · ");
    document.documentElement.lang = locale;
  }, [title, locale]);
}
