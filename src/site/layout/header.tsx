import { Link } from "gatsby";

import type { Locale } from "../../domain/config/locales";
import { useLocale } from "../ui/locale-context";
import { getChatUrl, getPhoneUrl } from "../../domain/lib/chat-url";
import { getButtonProps } from "../ui/button-class";
import { Icon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import { OutsideLink } from "../ui/outside-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./header.module.css";
import { LanguageLinks } from "./language-links";
import { ListLink } from "./list-link";
import { Menu } from "./menu";
import { useChatText } from "./use-chat-text";
import { getPath } from "../../domain/i18n/routes";

export interface HeaderProps {
  site: Queries.FrameSiteFragment;
  navigation: Queries.FrameNavigationFragment;
  /** This page in the other languages; on detail pages `undefined`, there the text links of the page lead on. */
  paths: Partial<Record<Locale, string>> | undefined;
}

/** The fixed header: primary links, Explore, Contact, phone, chat and the languages. */
export function Header({ site, navigation, paths }: HeaderProps) {
  const { locale, t } = useLocale();
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
          <OutsideLink className={styles.chat} href={chatUrl}>
            <Icon name="chat" />
            <VisuallyHidden>{t("common.chat")}</VisuallyHidden>
          </OutsideLink>
          <span className={styles.wide}>
            <LocalLink route="contact" {...getButtonProps("solid")}>
              {navigation.contact}
            </LocalLink>
          </span>
          <Menu site={site} navigation={navigation} paths={paths} />
        </div>
      </div>
    </header>
  );
}
