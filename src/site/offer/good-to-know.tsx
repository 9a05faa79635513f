import { PageIcon, type PageIconName } from "../ui/page-icon";
import { useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./good-to-know.module.css";
import { OfferSection } from "./offer-section";

type ShownOffer = Queries.OfferPartsFragment;

interface ConditionsProps {
  offer: ShownOffer;
  /** The agency's own terms, for offers that set none. */
  defaults: Queries.OfferSettingsFragment;
}

export function Conditions({ offer, defaults }: ConditionsProps) {
  const { t } = useLocale();
  const conditions: { icon: PageIconName; title: string; text: string }[] = [
    {
      icon: "check",
      title: t("offer.cancellation"),
      text: offer.cancellation || defaults.default_cancellation,
    },
    { icon: "weather", title: t("offer.weather"), text: offer.weather || defaults.default_weather },
    { icon: "card", title: t("offer.payment"), text: offer.payment || defaults.default_payment },
  ];
  return (
    <div className={styles.conditions}>
      {conditions.map(({ icon, title, text }, index) => (
        <details className={styles.condition} key={title} open={index === 0}>
          <summary className={styles.summary}>
            <PageIcon name={icon} />
            <h2 className={styles.conditionTitle}>{title}</h2>
          </summary>
          <p className={styles.text}>{text}</p>
        </details>
      ))}
    </div>
  );
}

/** Questions and answers that open one by one, without any script; a link to an answer opens it. */
export function Faq({ faq }: { faq: ShownOffer["faq"] }) {
  const { t } = useLocale();
  if (faq.length === 0) return null;
  return (
    <OfferSection id="faq" title={t("offer.faq")}>
      <div>
        {faq.map(({ question, answer }, index) => (
          <details className={styles.item} key={question}>
            <summary className={styles.question}>{question}</summary>
            {/* A fragment that lies in a closed <details> makes the browser open it. */}
            <p className={styles.answer} id={`faq-${index + 1}`}>
              {answer}{" "}
              <a
                className={styles.self}
                href={`#faq-${index + 1}`}
                aria-label={t("offer.linkToAnswer", { question })}
              >
                #
              </a>
            </p>
          </details>
        ))}
      </div>
    </OfferSection>
  );
}

const NOTES = [
  { id: "advices", field: "advices", icon: "info", title: "offer.advices" },
  { id: "accessibility", field: "accessibility", icon: "wheelchair", title: "offer.accessibility" },
  { id: "babies", field: "babies", icon: "baby", title: "offer.babies" },
  { id: "minimum-age", field: "minimum_age_text", icon: "people", title: "offer.minimumAge" },
  { id: "health", field: "health", icon: "heartbeat", title: "offer.health" },
  { id: "pregnancy", field: "pregnancy", icon: "pregnant", title: "offer.pregnancy" },
  { id: "photo-video", field: "photo_video", icon: "camera", title: "offer.photoVideo" },
] as const;

const getNotes = (offer: ShownOffer) => NOTES.filter(({ field }) => offer[field] !== "");

export const hasGoodToKnow = (offer: ShownOffer) => getNotes(offer).length > 0;

export function GoodToKnow({ offer }: { offer: ShownOffer }) {
  const { t } = useLocale();
  if (!hasGoodToKnow(offer)) return null;
  return (
    <OfferSection id="good-to-know" title={t("offer.goodToKnow")}>
      <div className={styles.notes}>
        {getNotes(offer).map(({ id, field, icon, title }) => (
          <section className={styles.note} key={id} id={id} aria-labelledby={`${id}-title`}>
            <PageIcon name={icon} size={24} />
            <h3 className={`${shared.textHeading} ${shared.strong}`} id={`${id}-title`}>
              {t(title)}
            </h3>
            <p>{offer[field]}</p>
          </section>
        ))}
      </div>
    </OfferSection>
  );
}
