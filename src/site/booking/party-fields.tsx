import { getAdmittedKinds, getAges, describeAges } from "../../domain/booking/admitted-party";
import { CHOICE_KEYS, FIRST_PARTY, LEAST_PARTY } from "../../domain/booking/choice-keys";
import { useLocale } from "../ui/locale-context";
import * as styles from "./booking-panel.module.css";
import { Stepper } from "../form/stepper";

interface PartyFieldsProps {
  offer: Queries.OfferBookingFragment;
  limits: string | undefined;
  onStep: (name: string) => void;
}

/** How many persons of each kind that the offer takes, with the ages that it takes. */
export function PartyFields({ offer, limits, onStep }: PartyFieldsProps) {
  const { t } = useLocale();
  const minimumAge = offer.minimum_age ?? 0;
  const ages = getAges(offer);
  return (
    <div className={styles.party}>
      {getAdmittedKinds(offer).map((kind) => (
        <Stepper
          key={kind}
          name={CHOICE_KEYS[kind]}
          label={t(`booking.form.${kind}`)}
          note={kind === "children" && ages ? describeAges(ages, t) : undefined}
          min={LEAST_PARTY[kind]}
          defaultValue={FIRST_PARTY[kind]}
          onStep={onStep}
        />
      ))}
      {minimumAge > 0 && <p className={styles.note}>{t("booking.form.minimumAge", { count: minimumAge })}</p>}
      <p className={styles.limit} role="status">
        {limits}
      </p>
    </div>
  );
}
