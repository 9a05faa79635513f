import { graphql, navigate } from "gatsby";
import { useRef, type SyntheticEvent } from "react";

import { getAdmittedKinds } from "../../booking/admitted-party";
import { CHOICE_KEYS, FIRST_PARTY, LEAST_PARTY } from "../../booking/choice-keys";
import type { BookingPort } from "../../booking/bookable-offer";
import { getButtonProps } from "../../components/ui/button-class";
import { LocalLink } from "../../components/ui/local-link";
import { OutsideLink } from "../../components/ui/outside-link";
import { getLocale } from "../../config/locales";
import { useLocale } from "../../i18n/locale-context";
import { getPath } from "../../i18n/routes";
import { getChatUrl } from "../../lib/chat-url";
import type { PanelSettings } from "./booking-context";
import * as styles from "./booking-panel.module.css";
import { DayField } from "./day-field";
import { FromPrice } from "./from-price";
import { PickupFields } from "./pickup-fields";
import { Pills } from "./pills";
import { Stepper } from "./stepper";
import { useBooking } from "./use-booking";

interface BookingPanelProps {
  offer: Queries.OfferBookingFragment;
  settings: PanelSettings;
  ports: readonly BookingPort[];
}

/**
 * Choosing a day: from where, when, how many, picked up where; what it costs, and two ways on with all of it. Without
 * scripts it is a plain form that leads to the server's contact form.
 */
export function BookingPanel({ offer, settings, ports }: BookingPanelProps) {
  const { locale, t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const booking = useBooking(form, { offer, settings, ports, locale, t });
  const { outcome } = booking;
  const contactSearch = `?service=${offer.key}${booking.search}`;
  const plainText = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
  const minimumAge = offer.minimum_age ?? 0;
  const options = ports
    .filter(({ key }) => offer.ports.includes(key))
    .map(({ key, name }) => ({ value: key, label: name }));

  /** A day that it does not run has to be put right first. */
  function refuseWrongDay(event: SyntheticEvent) {
    if (!outcome?.dayProblem) return;
    event.preventDefault();
    form.current?.querySelector<HTMLInputElement>(`[name=${CHOICE_KEYS.date}]`)?.focus();
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    refuseWrongDay(event);
    if (!outcome?.dayProblem) navigate(getPath("contact", locale) + contactSearch);
  }

  return (
    <aside className={styles.panel} id="book" aria-label={t("offer.bookNow")}>
      <FromPrice offer={offer} />
      <form
        ref={form}
        className={styles.form}
        action="/api/contact"
        method="get"
        noValidate
        onSubmit={onSubmit}
        {...booking.formProps}
      >
        <input type="hidden" name="service" value={offer.key} />
        <input type="hidden" name="collection" value={offer.collection} />
        <input type="hidden" name="lang" value={locale} />
        <Pills
          legend={t("booking.form.port")}
          name={CHOICE_KEYS.port}
          options={options}
          defaultValue={options.length === 1 ? options[0]?.value : undefined}
        />
        <DayField outcome={outcome} onChoose={booking.update} />
        <div className={styles.party}>
          {getAdmittedKinds(offer).map((kind) => (
            <Stepper
              key={kind}
              name={CHOICE_KEYS[kind]}
              label={t(`booking.form.${kind}`)}
              min={LEAST_PARTY[kind]}
              defaultValue={FIRST_PARTY[kind]}
              onStep={booking.update}
            />
          ))}
          {minimumAge > 0 && (
            <p className={styles.note}>{t("booking.form.minimumAge", { count: minimumAge })}</p>
          )}
        </div>
        <PickupFields />
        <div className={styles.result} role="status">
          {outcome?.backAboard && (
            <p className={styles.sentence}>
              {t("booking.fact", { label: t("booking.facts.backAboard"), text: outcome.backAboard })}
            </p>
          )}
          {outcome?.total && <p className={styles.total}>{outcome.total}</p>}
          {outcome && <p className={styles.sentence}>{outcome.price}</p>}
        </div>
        <div className={styles.ways}>
          <OutsideLink
            href={getChatUrl(settings.whatsappNumber, outcome?.chatText ?? plainText)}
            {...getButtonProps("action")}
          >
            {t("offer.bookNow")}
          </OutsideLink>
          <LocalLink
            route="contact"
            search={contactSearch}
            onClick={refuseWrongDay}
            {...getButtonProps("outline")}
          >
            {t("offer.contact")}
          </LocalLink>
          <button type="submit" {...getButtonProps("outline")}>
            {t("offer.contact")}
          </button>
        </div>
      </form>
    </aside>
  );
}

export const bookingFragment = graphql`
  fragment OfferBooking on Offer {
    ...OfferPrices
    key
    collection
    sale
    pause_note
    days
    season {
      from
      until
    }
    closed_days
    ports
    pickup {
      port
      time
    }
    duration_hours
    boat {
      capacity
    }
  }

  fragment BookingSettings on SiteSettings {
    booking {
      cut_off_hours
      days_ahead
    }
  }

  fragment BookingPort on PortsSettingsPorts {
    key
    name
    back_aboard_margin_minutes
  }
`;
