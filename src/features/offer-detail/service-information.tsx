import type { ReactNode } from "react";

import { useLocale } from "../../i18n/locale-context";
import * as styles from "./service-information.module.css";

/** The facts of an offer in one line each, under the heading "Service information". */
export function ServiceInformation({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  return (
    <section className={styles.information} aria-labelledby="information-title" id="information">
      <h2 className={styles.title} id="information-title">
        {t("offer.information")}
      </h2>
      {children}
    </section>
  );
}
