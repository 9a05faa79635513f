import { useSyncExternalStore } from "react";

import { useLocale } from "../../i18n/locale-context";
import { getPath } from "../../i18n/routes";
import { loadList, subscribeToList } from "../../browser-state/stored-text";
import { getItems } from "../../lib/kept-list";
import { Icon } from "../ui/icon";
import { QuietLink } from "../ui/quiet-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./list-link.module.css";

/** Leads to the visitor's list and says how many offers are in it. The built page knows of none; its place is kept. */
export function ListLink() {
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
