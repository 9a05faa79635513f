import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useLocale } from "../ui/locale-context";
import * as styles from "./faq.module.css";
import { OfferSection } from "./offer-section";

/** Questions and answers that open one by one, without any script; a link to an answer opens it. */
export function Faq({ faq }: { faq: Queries.OfferPlanFragment["faq"] }) {
  const { t } = useLocale();
  if (faq.length === 0) return null;
  return (
    <OfferSection id="faq" title={t("offer.faq")}>
      <div>
        {faq.map(({ question, answer }, index) => (
          <details className={styles.item} key={question}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron" size={18} />
            </summary>
            {/* A fragment that lies in a closed <details> makes the browser open it. */}
            <p className={styles.answer} id={`faq-${index + 1}`}>
              {answer}{" "}
              <a className={styles.self} href={`#faq-${index + 1}`}>
                #<VisuallyHidden>{t("offer.linkToAnswer", { question })}</VisuallyHidden>
              </a>
            </p>
          </details>
        ))}
      </div>
    </OfferSection>
  );
}
