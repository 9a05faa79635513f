import { useLocale } from "../ui/locale-context";
import type { AskedList } from "./ask-list";
import * as styles from "./list-summary.module.css";

/** The list travels with the form as one field. */
export function ListSummary({ list }: { list: AskedList | undefined }) {
  const { t } = useLocale();
  return (
    <>
      {list && (
        <div>
          <p>{t("contact.aboutList")}</p>
          <ul className={styles.list}>
            {list.items.map(({ key, title, facts }) => (
              <li key={key}>
                <strong>{title}</strong> {facts}
              </li>
            ))}
          </ul>
        </div>
      )}
      <input type="hidden" name="offers" value={list?.field ?? ""} />
    </>
  );
}
