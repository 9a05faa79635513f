import { useSyncExternalStore } from "react";

import { useLocale } from "../../i18n/locale-context";
import { getItems, loadList, subscribeToList } from "../../lib/kept-list";
import { Icon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./list-link.module.css";

/** Leads to the visitor's list and says how many offers are in it. The built page knows of none; its place is kept. */
export function ListLink() {
  const { t } = useLocale();
  const count = useSyncExternalStore(
    subscribeToList,
    () => getItems(loadList()).length,
    () => 0,
  );
  return (
    <LocalLink className={styles.link} route="shortlist">
      <Icon name="heart" size={22} />
      <VisuallyHidden>{t("common.list")}</VisuallyHidden>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </LocalLink>
  );
}
