import { graphql, navigate } from "gatsby";
import { useRef, type SyntheticEvent } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import { isShipPort } from "../../domain/booking/bookable-offer";
import { getButtonProps } from "../ui/button-class";
import { WaysNote } from "../offer-list/first-facts";
import { LocalLink, OutsideLink } from "../ui/links";
import { useFreeCancellation } from "../offer-list/use-offer-facts";
import { getLocale } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import { useFrame, useLocale } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import { getChatUrl } from "../../domain/lib/chat-url";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./booking-panel.module.css";
import { DayField, FlightField, PartyFields, PickupFields, Pills } from "./panel-fields";
import { FromPrice, useShareTotal } from "./booking-bar";
import { FittingTrips } from "./fitting-trips";
import { useBooking, useDayCheck } from "./use-booking";
import { isPaused } from "../../domain/lib/offer-rules";

/** Names the offer to the contact form that the server fills in, for a visitor without scripts. */
function AskedOffer({ offer }: { offer: Queries.OfferBookingFragment }) {
  const { locale } = useLocale();
  return (
    <>
      <input type="hidden" name="service" value={offer.key} />
      <input type="hidden" name="collection" value={offer.collection} />
      <input type="hidden" name="lang" value={locale} />
    </>
  );
}

/**
 * Choosing a day: from where, when, how many, picked up where; what it costs, and two ways on with all of it. What is calculated has
 * its place from the beginning, so that nothing moves under a finger. Without scripts it is a plain form that leads to the server's contact form.
 */
function BookingPanel({ offer }: { offer: Queries.OfferBookingFragment }) {
  const { locale, t } = useLocale();
  const { ports, pricesOn, booking: rules, whatsappNumber } = useFrame();
  const form = useRef<HTMLFormElement>(null);
  const booking = useBooking(form, { offer, ports, pricesOn, booking: rules, locale, t });
  const { outcome } = booking;
  const [isAsked, refuseWrongDay, askForDay] = useDayCheck(form, offer, outcome?.dayProblem);
  const contactSearch = `?service=${offer.key}${outcome?.search ?? ""}`;
  const plainText = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
  const freeUntil = useFreeCancellation(offer.free_until_hours);
  const options = ports
    .filter(({ key }) => offer.ports.includes(key))
    .map((port) => ({ value: port.key, label: port.name, isShip: isShipPort(port) }));
  const firstWords = options.length > 1 && offer.prices.length > 0 ? t("booking.price.noPort") : "";
  // A wedding, say: day and price are agreed with each party, and nobody is collected.
  const isArranged = pricesOn && offer.prices.length === 0;
  useShareTotal(outcome?.total);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    refuseWrongDay(event);
    if (!outcome?.dayProblem) navigate(getPath("contact", locale) + contactSearch);
  }

  return (
    <aside className={styles.panel} id="book" aria-label={t("offer.bookNow")}>
      <form
        ref={form}
        className={shared.stack4}
        action="/api/contact"
        method="get"
        noValidate
        onSubmit={onSubmit}
        {...booking.formProps}
      >
        <AskedOffer offer={offer} />
        <Pills
          legend={t("booking.form.port")}
          name={CHOICE_KEYS.port}
          options={options}
          defaultValue={options.length === 1 ? options[0]?.value : undefined}
        />
        <DayField
          outcome={outcome}
          isAsked={isAsked}
          offersDays={!isArranged || outcome?.dayProblem !== undefined}
          onChoose={booking.update}
        />
        <PartyFields offer={offer} limits={outcome?.limits} onStep={booking.update} />
        {!isArranged && (
          <>
            {offer.asks_flight ? <FlightField /> : <PickupFields kind={outcome?.pickupKind} />}
            <div className={styles.result} role="status">
              {outcome?.backAboard && (
                <p className={shared.capital}>
                  {t("booking.fact", { label: t("booking.facts.backAboard"), text: outcome.backAboard })}
                </p>
              )}
              {outcome?.shipChoice && (
                <div className={styles.trips}>
                  <FittingTrips choice={outcome.shipChoice} />
                  <LocalLink route="catalog" search="?fits=1">
                    {t("booking.form.noTrips")}
                  </LocalLink>
                </div>
              )}
              <p className={shared.capital}>{outcome ? outcome.price : firstWords}</p>
            </div>
          </>
        )}
        <div className={styles.ways}>
          <div className={styles.price} data-price="">
            <FromPrice offer={offer} />
            {outcome?.total && <p className={styles.total}>{outcome.total}</p>}
          </div>
          <OutsideLink
            href={getChatUrl(whatsappNumber, outcome?.chatText ?? plainText)}
            onClick={askForDay}
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
        <div className={shared.stack2}>
          {freeUntil && <p className={shared.note}>{freeUntil}</p>}
          <WaysNote book={t("offer.bookNow")} contact={t("offer.contact")} />
        </div>
      </form>
    </aside>
  );
}

interface OfferPanelProps {
  offer: Queries.OfferBookingFragment;
  /** The offer's page shows similar ones further down. */
  hasRelated?: boolean;
}

/** In the place of the booking panel while an offer is off sale: why, and where to go from here. */
function PausedPanel({ offer, hasRelated }: OfferPanelProps) {
  const { locale, t } = useLocale();
  const { whatsappNumber } = useFrame();
  const chat = t("booking.pause.chatText", { service: offer.title, language: getLocale(locale).name });
  const similar = t("booking.pause.similar");
  return (
    <aside className={styles.panel} id="book" aria-label={t("offer.paused")}>
      <p className={shared.display}>{t("offer.paused")}</p>
      {offer.pause_note && <p>{offer.pause_note}</p>}
      <form className={`${shared.stack2} ${styles.onward}`} action="/api/contact" method="get">
        <AskedOffer offer={offer} />
        {hasRelated ? (
          <a href="#related" {...getButtonProps("solid")}>
            {similar}
          </a>
        ) : (
          <LocalLink route={offer.collection as Collection} {...getButtonProps("solid")}>
            {similar}
          </LocalLink>
        )}
        <OutsideLink href={getChatUrl(whatsappNumber, chat)} {...getButtonProps("action")}>
          {t("booking.pause.chat")}
        </OutsideLink>
        <LocalLink route="contact" search={`?service=${offer.key}`} {...getButtonProps("outline")}>
          {t("booking.pause.ask")}
        </LocalLink>
        <button type="submit" {...getButtonProps("outline")}>
          {t("booking.pause.ask")}
        </button>
      </form>
    </aside>
  );
}

export const bookingFragment = graphql`
  fragment OfferBooking on Offer {
    ...TripOffer
    key
    collection
    title
    pause_note
    free_until_hours
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
    ashore_minutes
  }
`;

export function OfferPanel(props: OfferPanelProps) {
  return isPaused(props.offer) ? <PausedPanel {...props} /> : <BookingPanel offer={props.offer} />;
}
