import { graphql, Link } from "gatsby";

import { toChoiceParams, type Choice } from "../../domain/booking/choice";
import { describePrice } from "../../domain/booking/describe";
import { getPartyPrice } from "../../domain/booking/party-price";
import { Picture } from "../ui/picture";
import { useDuration } from "../offer-list/use-offer-facts";
import { Icon } from "../ui/icon";
import { useFrame, useLocale } from "../ui/locale-context";
import { isPaused } from "../../domain/lib/offer-rules";
import { ChoiceFields } from "./choice-fields";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./list-item.module.css";
import { type ListedOffer, useListText } from "./use-shortlist";

interface ListItemProps extends ListedOffer {
  asked: Choice;
  onChange: (choice: Choice) => void;
  onRemove: () => void;
}

/** One offer of the list: what it is, what was chosen of it, and what that costs; of a paused one, why not. */
export function ListItem({ asked, onChange, onRemove, ...listed }: ListItemProps) {
  const { offer, choice, wished } = listed;
  const { locale, t } = useLocale();
  const { ports, pricesOn } = useFrame();
  const { getFacts, getNotes } = useListText();
  const search = toChoiceParams({ ...choice, date: asked.date }).toString();
  const portName = ports.find(({ key }) => key === choice.port)?.name ?? "";
  const price = describePrice(getPartyPrice(offer, choice, pricesOn), portName, { locale, t });

  return (
    <article className={styles.item} aria-label={offer.title}>
      <Picture picture={offer.cover} sizes="(min-width: 48rem) 14rem, 92vw" className={styles.picture} />
      <div className={shared.stack3}>
        <h2 className={styles.title}>
          <Link to={search ? `${offer.path}?${search}` : offer.path}>{offer.title}</Link>
        </h2>
        <p className={shared.note}>{useDuration(offer.duration_hours)}</p>
        {isPaused(offer) ? (
          <>
            <p className={shared.strong}>{t("offer.paused")}</p>
            {offer.pause_note && <p>{offer.pause_note}</p>}
            <p>{t("shortlist.paused")}</p>
          </>
        ) : (
          <>
            <ChoiceFields {...{ offer, asked, wished, onChange }} pickup={choice.pickup} />
            {/* The printed list says them among all facts. */}
            {getNotes(listed).map((note) => (
              <p key={note} className={`${shared.small} ${shared.screenOnly}`}>
                {note}
              </p>
            ))}
            <ul className={styles.facts}>
              {getFacts(listed).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <p
              className={`${shared.strong} ${shared.capital} ${shared.screenOnly}`}
              role="status"
              data-price=""
            >
              {price}
            </p>
          </>
        )}
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Icon name="close" size={18} />
          {t("shortlist.remove", { title: offer.title })}
        </button>
      </div>
    </article>
  );
}

export const listedOfferFragment = graphql`
  fragment ListedOffer on Offer {
    ...OfferBooking
    path
    pickup {
      place
    }
    cover {
      alt
      image {
        ...LandscapePicture
      }
    }
  }
`;
