import { Fragment, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { getPartyPrice } from "../../domain/booking/party-price";
import { formatPrice, formatDay, formatKey } from "../../domain/i18n/format";
import { useFrame, useLocale } from "../ui/locale-context";
import { type ListedOffer, useShortlist } from "./use-shortlist";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./shortlist.module.css";
import type { ListEntry } from "../../domain/booking/list";
import { toPossibleChoice } from "../../domain/booking/running-days";
import { moveFocus } from "../browser/navigation";
import { LanguageNames } from "../layout/language-links";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/links";
import { isPaused } from "../../domain/lib/offer-rules";
import { ListActions } from "./list-actions";
import { ListItem } from "./list-item";
import { FULL_DAY_HOURS } from "../../domain/config/offer";

function ListTotal({ listed }: { listed: readonly ListedOffer[] }) {
  const { locale, t } = useLocale();
  const { pricesOn } = useFrame();
  const possible = listed.filter(({ wished }) => wished === undefined);
  const others = listed.flatMap(({ offer, wished }) => (wished ? [offer.title] : []));
  const prices = possible.map(({ offer, choice }) => getPartyPrice(offer, choice, pricesOn));
  const totals = prices.flatMap((price) => (price.kind === "price" ? [price.total] : []));
  if (totals.length < 2 || totals.length < prices.length) return null;
  const total = totals.reduce((sum, price) => sum + price, 0);
  return (
    <>
      <p className={styles.total} data-price="">
        {t("shortlist.total", { price: formatPrice(total, locale) })}
      </p>
      {others.length > 0 && <p>{t("shortlist.without", { titles: others.join(", ") })}</p>}
    </>
  );
}

interface ShortlistProps {
  offers: readonly Queries.ListedOfferFragment[];
  /** The keys of all offers, in whichever language. */
  keys: readonly string[];
}

const nameEntries = (entries: readonly { key: string }[]) =>
  entries.map(({ key }) => formatKey(key)).join(", ");

/** Returns the days for which two offers of a whole day are chosen. */
function getWholeDays(listed: readonly ListedOffer[]): { day: string; titles: string[] }[] {
  const byDay = new Map<string, string[]>();
  for (const { offer, choice } of listed)
    if (choice.date !== undefined && (offer.duration_hours ?? 0) >= FULL_DAY_HOURS)
      byDay.set(choice.date, [...(byDay.get(choice.date) ?? []), offer.title]);
  return [...byDay].flatMap(([day, titles]) => (titles.length > 1 ? [{ day, titles }] : []));
}

export function Shortlist({ offers, keys }: ShortlistProps) {
  const { locale, t } = useLocale();
  const { booking: rules, brand, phone, email } = useFrame();
  const { isKnown, isSent, entries, text, change, keep } = useShortlist();
  const [now] = useState(Date.now);
  const [removed, setRemoved] = useState<{ entry: ListEntry; title: string; at: number; place: number }>();
  const removedId = useId();
  const list = useRef<HTMLDivElement>(null);
  const listed = entries.flatMap(({ key, choice: asked }) => {
    const offer = offers.find((candidate) => candidate.key === key);
    return offer ? [{ offer, asked, ...toPossibleChoice(asked, offer, { rules, now }) }] : [];
  });
  const onSale = listed.filter(({ offer }) => !isPaused(offer));
  const missing = entries.filter(({ key }) => !offers.some((offer) => offer.key === key));
  const gone = missing.filter(({ key }) => !keys.includes(key));
  const untranslated = missing.filter(({ key }) => keys.includes(key));

  /** These buttons go with what they are about. */
  function keepSent() {
    keep();
    moveFocus();
  }

  function removeGone() {
    change(entries.filter((entry) => !gone.includes(entry)));
    moveFocus();
  }

  /** The way back takes the place of what goes, and the focus. */
  function remove(key: string, title: string, place: number) {
    const at = entries.findIndex((entry) => entry.key === key);
    const entry = entries[at];
    flushSync(() => {
      setRemoved(entry && { entry, title, at, place });
      change(entries.filter((other) => other !== entry));
    });
    moveFocus(document.getElementById(removedId));
  }

  function restore({ entry, at, place }: NonNullable<typeof removed>) {
    flushSync(() => {
      setRemoved(undefined);
      change([...entries.slice(0, at), entry, ...entries.slice(at)]);
    });
    moveFocus(list.current?.querySelectorAll<HTMLElement>("article h2 a")[place]);
  }

  const undo = removed && (
    <div className={`${shared.stack3} ${shared.box} ${styles.note}`}>
      <p id={`${removedId}-text`}>{t("shortlist.removed", { title: removed.title })}</p>
      <button
        type="button"
        id={removedId}
        aria-describedby={`${removedId}-text`}
        onClick={() => restore(removed)}
        {...getButtonProps("outline")}
      >
        {t("shortlist.undo")}
      </button>
    </div>
  );

  return (
    <div className={styles.list} ref={list} data-print-alone>
      <noscript>
        <p>{t("shortlist.noScript")}</p>
      </noscript>
      {isSent && (
        <div className={`${shared.stack3} ${shared.box} ${styles.note}`}>
          <p>{t("shortlist.sent")}</p>
          <div className={shared.row4}>
            <button type="button" onClick={keepSent} {...getButtonProps("outline")}>
              {t("shortlist.keep")}
            </button>
            <LanguageNames route="shortlist" />
          </div>
        </div>
      )}
      {gone.length > 0 && (
        <div className={`${shared.stack3} ${shared.box} ${styles.note}`} role="status">
          <p>{t("shortlist.gone", { titles: nameEntries(gone) })}</p>
          <button type="button" onClick={removeGone} {...getButtonProps("outline")}>
            {t("shortlist.removeGone")}
          </button>
        </div>
      )}
      {untranslated.length > 0 && (
        <div className={`${shared.stack3} ${shared.box} ${styles.note}`} role="status">
          <p>{t("shortlist.untranslated", { titles: nameEntries(untranslated) })}</p>
          <LanguageNames route="shortlist" />
        </div>
      )}
      {isKnown && listed.length + untranslated.length === 0 && (
        <>
          <p>{t("shortlist.empty")}</p>
          <p>
            <LocalLink route="catalog" {...getButtonProps("solid")}>
              {t("shortlist.browse")}
            </LocalLink>
          </p>
        </>
      )}
      {listed.map(({ offer, ...chosen }, place) => (
        <Fragment key={offer.key}>
          {place === removed?.place && undo}
          <ListItem
            {...{ offer, ...chosen }}
            onChange={(next) =>
              change(
                entries.map((entry) => (entry.key === offer.key ? { key: entry.key, choice: next } : entry)),
              )
            }
            onRemove={() => remove(offer.key, offer.title, place)}
          />
        </Fragment>
      ))}
      {removed && removed.place >= listed.length && undo}
      {getWholeDays(onSale).map(({ day, titles }) => (
        <p key={day} className={`${shared.box} ${styles.note}`} role="status">
          {t("booking.trip.wholeDays", { day: formatDay(day, locale), titles: titles.join(", ") })}
        </p>
      ))}
      <ListTotal listed={onSale} />
      {onSale.length > 0 && <ListActions listed={onSale} text={text} />}
      <p className={styles.contact}>
        {brand} · {phone} · {email}
      </p>
    </div>
  );
}
