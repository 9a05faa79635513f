import { useLocale } from "../ui/locale-context";

/** Names the offer to the contact form that the server fills in, for a visitor without scripts. */
export function AskedOffer({ offer }: { offer: Pick<Queries.OfferBookingFragment, "key" | "collection"> }) {
  const { locale } = useLocale();
  return (
    <>
      <input type="hidden" name="service" value={offer.key} />
      <input type="hidden" name="collection" value={offer.collection} />
      <input type="hidden" name="lang" value={locale} />
    </>
  );
}
