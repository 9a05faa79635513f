import { isAdmitted } from "../../domain/booking/admitted-party";
import type { PriceBasis } from "../../domain/config/offer";
import { formatPrice } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import type { Translate } from "../../domain/i18n/messages";
import { OfferSection } from "./offer-section";
import { useNameOfPort } from "../offer-list/use-offer-facts";
import * as styles from "./price-table.module.css";

const PUNTA_CANA = "punta-cana";

interface PriceTableProps {
  offer: Queries.OfferPartsFragment;
  notes: Queries.OfferSettingsFragment["price_notes"];
}

function getNotes(
  { offer, notes }: PriceTableProps,
  t: Translate,
  nameOfPort: (key: string) => string,
): string[] {
  if (offer.price_basis === "per-boat") return [];
  if (offer.price_basis === "per-car")
    return offer.car_seats ? [t("offer.prices.seats", { count: offer.car_seats })] : [];
  // A price for two persons says already that nobody travels alone; Punta Cana's sentence is specified for all prices.
  const known = offer.price_basis === "per-2-persons" ? 2 : 1;
  const minimums = offer.minimum_party.filter(
    ({ port, persons }) => persons > (port === PUNTA_CANA ? 1 : known),
  );
  return [
    ...minimums.map(({ port, persons }) =>
      port === PUNTA_CANA && persons === 2
        ? notes.punta_cana_minimum
        : t("offer.prices.minimum", { port: nameOfPort(port), count: persons }),
    ),
    ...(offer.price_basis === "per-2-persons" ? [notes.per_two] : []),
    ...(isAdmitted("smallChildren", offer) ? [notes.small_children] : []),
  ];
}

/** The prices of an offer by port, with the notes that belong to them; nothing when there are none. */
export function PriceTable(props: PriceTableProps) {
  const { offer } = props;
  const { locale, t } = useLocale();
  const nameOfPort = useNameOfPort();
  if (offer.prices.length === 0) return null;
  const basis = offer.price_basis as PriceBasis;
  const whole = basis === "per-boat" ? "boat" : basis === "per-car" ? "car" : undefined;
  const notes = getNotes(props, t, nameOfPort);
  return (
    <OfferSection id="prices" title={t("offer.prices.title")} isOpen>
      <p>{t(`offer.prices.basis.${basis}`)}</p>
      <table className={styles.table}>
        <caption className={styles.caption}>{t("offer.prices.caption", { title: offer.title })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("offer.prices.port")}</th>
            <th scope="col">{t(`offer.prices.${whole ?? "adult"}`)}</th>
            {!whole && <th scope="col">{t("offer.prices.child")}</th>}
          </tr>
        </thead>
        <tbody>
          {offer.prices.map(({ port, adult, child }) => (
            <tr key={port}>
              <th scope="row">{nameOfPort(port)}</th>
              <td>{formatPrice(adult, locale)}</td>
              {!whole && <td>{child === null ? t("offer.prices.none") : formatPrice(child, locale)}</td>}
            </tr>
          ))}
        </tbody>
        {notes.length > 0 && (
          <tfoot>
            {notes.map((note) => (
              <tr key={note}>
                <td colSpan={whole ? 2 : 3}>{note}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </OfferSection>
  );
}
