import { useLocale } from "../../i18n/locale-context";
import * as styles from "./faq.module.css";
import { OfferSection } from "./offer-section";

/** Questions and answers that open one by one, without any script. */
export function Faq({ faq }: { faq: Queries.OfferPlanFragment["faq"] }) {
  const { t } = useLocale();
  if (faq.length === 0) return null;
  return (
    <OfferSection id="faq" title={t("offer.faq")}>
      <div>
        {faq.map(({ question, answer }, index) => (
          <details className={styles.item} key={question} id={`faq-${index + 1}`}>
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </OfferSection>
  );
}
