import { useEffect, useRef } from "react";

import { useFrame, useLocale } from "../ui/locale-context";
import { getPhoneUrl } from "../../domain/lib/chat-url";
import { Icon } from "../ui/icon";
import { LocalLink } from "../ui/links";
import type { HeaderProps } from "./header";
import { LanguageLinks } from "./language-links";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./menu.module.css";
import { SITE_LINKS_ID, SocialLinks } from "./footer";

/** From here on menu.module.css hides the menu; a modal dialog that is hidden would keep the whole page from answering. */
const WIDE = "(width >= 64rem)";

const MENU_ID = "menu";

/** The browser's own commands open and close the menu before the scripts have started; browsers of before 2025 have none. */
const opensMenu = { commandfor: MENU_ID, command: "show-modal" };
const closesMenu = { commandfor: MENU_ID, command: "close" };
const hasCommands = (button: HTMLButtonElement) => "command" in button;

const LINKS = ["excursions", "activities", "services", "catalog", "contact"] as const;

/**
 * The menu of small screens: a modal dialog that slides in. The browser keeps the focus inside, closes it on Escape and
 * gives the focus back; a link, the close button, going back and a screen that gets wide close it too. Without scripts a link to the footer's links stands there.
 */
export function Menu({ paths }: HeaderProps) {
  const { t } = useLocale();
  const { phone, navigation } = useFrame();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // An open dialog would cover and block the next page.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const onChange = () => dialog.current?.close();
    wide.addEventListener("change", onChange);
    window.addEventListener("popstate", onChange);
    return () => {
      wide.removeEventListener("change", onChange);
      window.removeEventListener("popstate", onChange);
    };
  }, []);

  return (
    <div className={styles.menu}>
      <button
        className={styles.toggle}
        type="button"
        aria-haspopup="dialog"
        {...opensMenu}
        onClick={({ currentTarget }) => hasCommands(currentTarget) || dialog.current?.showModal()}
      >
        <Icon name="menu" size={24} label={t("common.menu.open")} />
      </button>
      <noscript>
        <a href={`#${SITE_LINKS_ID}`}>{t("common.menu.open")}</a>
      </noscript>
      <dialog
        className={styles.panel}
        id={MENU_ID}
        ref={dialog}
        aria-label={t("common.menu.title")}
        closedby="any"
      >
        <div className={styles.content}>
          <button
            className={styles.close}
            type="button"
            {...closesMenu}
            onClick={({ currentTarget }) => hasCommands(currentTarget) || close()}
          >
            <Icon name="close" size={24} />
            <span>{t("common.menu.close")}</span>
          </button>
          <nav aria-label={t("common.mainNavigation")}>
            <ul className={styles.links}>
              {LINKS.map((route) => (
                <li key={route}>
                  <LocalLink route={route} onClick={close}>
                    {route === "catalog" ? navigation.explore : navigation[route]}
                    {route === "catalog" && (
                      <small className={shared.linkHint}> {navigation.explore_hint}</small>
                    )}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          {paths && (
            <div onClickCapture={close}>
              <LanguageLinks paths={paths} />
            </div>
          )}
          <a className={`${shared.iconText} ${shared.bold}`} href={getPhoneUrl(phone)} onClick={close}>
            <Icon name="phone" /> {phone}
          </a>
          <div onClickCapture={close}>
            <SocialLinks />
          </div>
        </div>
      </dialog>
    </div>
  );
}
