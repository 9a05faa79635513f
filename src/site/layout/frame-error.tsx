import { useState } from "react";

import type { Locale } from "../../domain/config/locales";
import { getPath, getPathLocale } from "../../domain/i18n/routes";
import { getButtonProps } from "../ui/button-class";
import * as styles from "./error-page.module.css";

/** Defined by the build (src/content/gatsby/webpack-config.ts): the scripts themselves hold these words. */
declare const ERROR_WORDS: Record<Locale, Record<"title" | "home" | "contact", string>>;

/** Links to call or to write, found on the page that was shown before: nothing else is certain to be there. */
function findWays(): HTMLAnchorElement[] {
  const selectors = ['a[href^="tel:"]', 'a[href*="//wa.me/"]'];
  return selectors.flatMap((selector) => document.querySelector<HTMLAnchorElement>(selector) ?? []);
}

/**
 * Stands in for the whole site when its frame cannot be rendered: in the language of the path, with ways to reach the agency. It
 * needs no data of the page; its links load a document.
 */
export function FrameError({ status }: { status: number }) {
  const locale = getPathLocale(window.location.pathname);
  const { title, home, contact } = ERROR_WORDS[locale];
  const [ways] = useState(findWays);
  return (
    <main className={styles.page}>
      <p className={styles.code}>{status}</p>
      <h1>{`${title}: ${status}`}</h1>
      <div className={styles.actions}>
        <a href={getPath("home", locale)} {...getButtonProps("solid")}>
          {home}
        </a>
        <a href={getPath("contact", locale)} {...getButtonProps("outline")}>
          {contact}
        </a>
        {ways.map(({ href, textContent }) => (
          <a key={href} href={href} {...getButtonProps("outline")}>
            {href.startsWith("tel:") ? textContent : "WhatsApp"}
          </a>
        ))}
      </div>
    </main>
  );
}
