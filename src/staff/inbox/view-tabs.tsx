import { formatNumber } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { toHash, VIEWS, type ListFilters } from "./place";
import type { EnquiryListReply } from "../shell/replies";
import * as styles from "./list.module.css";

interface ViewTabsProps {
  filters: ListFilters;
  counts: EnquiryListReply["counts"] | undefined;
}

/** The views of the list with how many enquiries each holds; search and filters stay. */
export function ViewTabs({ filters, counts }: ViewTabsProps) {
  const t = useT("enquiries.list");
  const name = useT("enquiries.views");
  const locale = useStaffLocale();
  return (
    <nav className={styles.views} aria-label={t("views")}>
      {VIEWS.map((view) => (
        <a
          key={view}
          href={toHash({ kind: "list", filters: { ...filters, view } })}
          aria-current={view === filters.view ? "true" : undefined}
          data-view={view}
        >
          {name(view)}
          {counts && <span className={styles.count}>{formatNumber(counts[view], locale)}</span>}
        </a>
      ))}
    </nav>
  );
}
