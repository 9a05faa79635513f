import { useCallback, useEffect, useState, type ReactNode } from "react";

import type { Collection } from "../../config/offer";
import type { Locale } from "../../config/locales";
import { useStaffLocale, useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { Notice } from "../parts/notice";
import { SelectField } from "../parts/select-field";
import { openOffer, saveOffer, type OpenedContent } from "./content-files";
import { QUICK_WORDS } from "./quick-words";
import { useOpened } from "./use-opened";
import { useRefusalText, useSave } from "./use-save";

interface ListedOffer {
  collection: Collection;
  key: string;
  locale: Locale;
  title: string;
}

/** What a form of one offer gets: the offer as it is, and what saves it. */
export interface OfferFormProps {
  content: OpenedContent;
  isBusy: boolean;
  save: (content: OpenedContent) => void;
}

type OfferForm = (props: OfferFormProps) => ReactNode;

function useOffers(): readonly ListedOffer[] {
  const [offers, setOffers] = useState<readonly ListedOffer[]>([]);
  const locale = useStaffLocale();
  useEffect(() => {
    void fetch("/api/editor/entries", { cache: "no-store" })
      .then(async (response) => (response.ok ? ((await response.json()) as ListedOffer[]) : []))
      .then(setOffers, () => setOffers([]));
  }, []);
  return offers
    .filter((offer) => offer.locale === locale)
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}

function OneOffer({ offer, Form }: { offer: ListedOffer; Form: OfferForm }) {
  const t = useWords(QUICK_WORDS);
  const describe = useRefusalText();
  const { collection, key } = offer;
  const load = useCallback(() => openOffer({ collection, key }), [collection, key]);
  const { content, refusal, round, reload } = useOpened(load);
  const { isBusy, notice, save } = useSave();
  return (
    <>
      {!content && !refusal && <p>{t("loading")}</p>}
      {refusal && (
        <p role="alert">
          {describe(refusal)} <Button onClick={() => void reload()}>{t("again")}</Button>
        </p>
      )}
      {content && (
        <Form
          key={round}
          content={content}
          isBusy={isBusy}
          save={(changed) => void save(() => saveOffer(offer, changed), reload)}
        />
      )}
      <Notice notice={notice} />
    </>
  );
}

/** A task about one offer: choose it, then its form. */
export function OfferTask({ Form }: { Form: OfferForm }) {
  const t = useWords(QUICK_WORDS);
  const offers = useOffers();
  const [chosen, setChosen] = useState("");
  const toId = (offer: ListedOffer) => `${offer.collection}/${offer.key}`;
  const offer = offers.find((other) => toId(other) === chosen);
  const options = offers.map((other) => [toId(other), other.title] as const);
  return (
    <>
      <SelectField
        label={t("offer")}
        value={chosen}
        options={[["", t("choose")], ...options]}
        onValue={setChosen}
      />
      {offer && <OneOffer key={chosen} offer={offer} Form={Form} />}
    </>
  );
}
