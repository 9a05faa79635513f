import { useSyncExternalStore } from "react";
import { Link } from "gatsby";

import { useFrame, useLocale } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import { loadList, subscribeToList } from "../browser/stored-text";
import { getItems } from "../../domain/lib/kept-list";
import { Icon } from "../ui/icon";
import { QuietLink, LocalLink, OutsideLink } from "../ui/links";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./header.module.css";
import type { Locale } from "../../domain/config/locales";
import { getChatUrl, getPhoneUrl } from "../../domain/lib/chat-url";
import { getButtonProps } from "../ui/button-class";
import { LanguageLinks } from "./language-links";
import { Menu } from "./menu";
import { useChatText } from "./chat-button";

/** Leads to the visitor's list and says how many offers are in it. The built page knows of none; its place is kept. */
function ListLink() {
  const { locale, t } = useLocale();
  const count = useSyncExternalStore(
    subscribeToList,
    () => getItems(loadList()).length,
    () => 0,
  );
  return (
    <QuietLink className={styles.link} href={getPath("shortlist", locale)}>
      <Icon name="heart" size={22} />
      <VisuallyHidden>{t("common.list")}</VisuallyHidden>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </QuietLink>
  );
}

export interface HeaderProps {
  /** This page in the other languages; on detail pages `undefined`, there the text links of the page lead on. */
  paths: Partial<Record<Locale, string>> | undefined;
}

export function Header({ paths }: HeaderProps) {
  const { locale, t } = useLocale();
  const site = useFrame();
  const { navigation } = site;
  const chatUrl = getChatUrl(site.whatsappNumber, useChatText());
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link
          className={styles.brand}
          to={getPath("home", locale)}
          aria-label={t("common.home", { brand: site.brand })}
        >
          <img className={styles.wordmark} src="/brand/wordmark.svg" alt="" width={1310} height={240} />
        </Link>
        <nav className={styles.primary} aria-label={t("common.mainNavigation")}>
          <LocalLink route="excursions">{navigation.excursions}</LocalLink>
          <LocalLink route="activities">{navigation.activities}</LocalLink>
          <LocalLink route="services">{navigation.services}</LocalLink>
          <LocalLink route="catalog" className={styles.explore}>
            <span>
              {navigation.explore} <small className={styles.hint}>{navigation.explore_hint}</small>
            </span>
            <Icon name="arrow" size={18} />
          </LocalLink>
        </nav>
        <div className={styles.reach}>
          <ListLink />
          {paths && (
            <div className={styles.wide}>
              <LanguageLinks paths={paths} />
            </div>
          )}
          <a
            className={styles.phone}
            href={getPhoneUrl(site.phone)}
            aria-label={t("common.phone", { phone: site.phone })}
          >
            <Icon name="phone" />
            <span className={styles.number}>{site.phone}</span>
          </a>
          <OutsideLink className={styles.chat} href={chatUrl} label={t("common.chat")}>
            <Icon name="chat" />
          </OutsideLink>
          <span className={styles.wide}>
            <LocalLink route="contact" {...getButtonProps("solid")}>
              {navigation.contact}
            </LocalLink>
          </span>
          <Menu paths={paths} />
        </div>
      </div>
    </header>
  );
}
