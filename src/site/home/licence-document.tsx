import { graphql } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { OutsideLink } from "../ui/outside-link";
import * as styles from "./licence-document.module.css";

/** The agency's licence as a document: who gave it to whom, its number, and where it can be looked up. */
export function LicenceDocument({ licence }: { licence: Queries.LicenceFragment }) {
  const { t } = useLocale();
  return (
    <div className={styles.document}>
      <p className={styles.authority}>{licence.licence_authority}</p>
      <p>{t("home.licence.title")}</p>
      <p className={styles.number}>{licence.licence_number}</p>
      <p>{licence.company}</p>
      {licence.licence_register && (
        <OutsideLink className={styles.register} href={licence.licence_register}>
          {t("home.licence.register")}
        </OutsideLink>
      )}
    </div>
  );
}

export const licenceFragment = graphql`
  fragment Licence on SiteSettings {
    company
    licence_number
    licence_authority
    licence_register
  }
`;
