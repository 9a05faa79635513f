import { Link } from "gatsby";
import type { ReactNode } from "react";

import { useFrame, useLocale } from "../ui/locale-context";
import { getChatUrl, getPhoneUrl } from "../../domain/lib/chat-url";
import { Icon } from "../ui/icon";
import { OutsideLink, LocalLink } from "../ui/links";
import { useChatText } from "./chat-button";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./footer.module.css";
import type { Locale } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { getButtonProps } from "../ui/button-class";
import { useBrowserValue } from "../browser/create-store";
import { LanguageLinks } from "./language-links";
import { Shore } from "./shore";

/** The id of the footer's list of links, to which the menu leads where no script runs. */
export const SITE_LINKS_ID = "site-links";

export function SocialLinks() {
  const { t } = useLocale();
  const { social, whatsappNumber } = useFrame();
  const chatText = useChatText();
  const links = [
    { name: "facebook", href: social.facebook, icon: "facebook" },
    { name: "instagram", href: social.instagram, icon: "instagram" },
    { name: "whatsapp", href: getChatUrl(whatsappNumber, chatText), icon: "chat" },
    { name: "tripadvisor", href: social.tripadvisor, icon: "tripadvisor" },
  ] as const;
  return (
    <ul className={shared.row2} aria-label={t("common.social.title")}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <OutsideLink className={styles.link} href={href} label={t(`common.social.${name}`)}>
            <Icon name={icon} size={24} />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}

interface FooterProps {
  paths: Partial<Record<Locale, string>> | undefined;
  /** The newsletter form: a feature of its own that the page passes in. */
  newsletter: ReactNode;
}

const LINKS = ["excursions", "activities", "services", "catalog", "contact", "terms"] as const;

export function Footer({ paths, newsletter }: FooterProps) {
  const { locale, t } = useLocale();
  const site = useFrame();
  const { navigation } = site;
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <Shore ground="deep" />
      <div className={styles.inner}>
        <div className={styles.top}>
          {newsletter}
          <section className={`${shared.stack4} ${styles.action}`}>
            <h2>{navigation.footer_action.title}</h2>
            <p>{navigation.footer_action.text}</p>
            <LocalLink route="contact" {...getButtonProps("outline")}>
              {navigation.footer_action.button}
            </LocalLink>
          </section>
        </div>
        <div className={`${shared.stack5} ${styles.bottom}`}>
          <nav aria-label={t("common.footer.title")} id={SITE_LINKS_ID}>
            <ul className={styles.links}>
              {LINKS.map((route) => (
                <li key={route}>
                  <LocalLink route={route}>{navigation[route]}</LocalLink>
                </li>
              ))}
              <li>
                <Link to={`${getPath("terms", locale)}#privacy`}>{t("common.footer.privacy")}</Link>
              </li>
            </ul>
          </nav>
          {/* Where no script runs the menu does not open, and on small screens the flags are in it. */}
          <noscript>{paths && <LanguageLinks paths={paths} />}</noscript>
          <address className={styles.address}>
            {site.address.street}, {site.address.town}, {site.address.country} ·{" "}
            <a href={getPhoneUrl(site.phone)}>{site.phone}</a> ·{" "}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
          <SocialLinks />
          {/* Made anew in the browser: hydration keeps the year of the build. */}
          <p key={useBrowserValue(() => year, 0)} className={styles.small} suppressHydrationWarning>
            {t("common.footer.copyright", { year, company: site.company })} ·{" "}
            {t("common.footer.licence", { number: site.licence_number })}
          </p>
        </div>
      </div>
    </footer>
  );
}
