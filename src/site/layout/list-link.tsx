import { useSyncExternalStore } from "react";

import { useLocale } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import { loadList, subscribeToList } from "../browser/stored-text";
import { getItems } from "../../domain/lib/kept-list";
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
