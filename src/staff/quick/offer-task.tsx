import { useCallback, useState, type ReactNode } from "react";

import { useWords } from "../language/language-context";
import { Notice } from "../parts/notice";
import { SelectField } from "../parts/select-field";
import { openOffer, saveOffer, type OpenedContent } from "./content-files";
import { QUICK_WORDS } from "./quick-words";
import { RefusedOpening } from "./refused-opening";
import { useOffers, type ListedOffer } from "./use-offers";
import { useOpened } from "./use-opened";
import { useSave } from "./use-save";

/** What a form of one offer gets: the offer as it is, and what saves it. */
export interface OfferFormProps {
  content: OpenedContent;
  isBusy: boolean;
  save: (content: OpenedContent) => void;
}

type OfferForm = (props: OfferFormProps) => ReactNode;

interface OneOfferProps {
  offer: ListedOffer;
  Form: OfferForm;
  isShown: boolean;
}

function OneOffer({ offer, Form, isShown }: OneOfferProps) {
  const t = useWords(QUICK_WORDS);
  const { collection, key } = offer;
  const load = useCallback(() => openOffer({ collection, key }), [collection, key]);
  const { content, refusal, round, reload, refresh } = useOpened(load, isShown);
  const { isBusy, notice, save } = useSave();
  return (
    <>
      {!content && !refusal && <p>{t("loading")}</p>}
      {refusal && <RefusedOpening refusal={refusal} onAgain={reload} />}
      {content && (
        <Form
          key={round}
          content={content}
          isBusy={isBusy}
          save={(changed) => void save(() => saveOffer(offer, changed), { reload, refresh })}
        />
      )}
      <Notice notice={notice} />
    </>
  );
}

/** A task about one offer: choose it, then its form. */
export function OfferTask({ Form, isShown }: { Form: OfferForm; isShown: boolean }) {
  const t = useWords(QUICK_WORDS);
  const { offers, refusal, reload } = useOffers();
  const [chosen, setChosen] = useState("");
  const toId = (offer: ListedOffer) => `${offer.collection}/${offer.key}`;
  const offer = offers?.find((other) => toId(other) === chosen);
  const options = (offers ?? []).map((other) => [toId(other), other.title] as const);
  if (refusal) return <RefusedOpening refusal={refusal} onAgain={reload} />;
  if (!offers) return <p>{t("loading")}</p>;
  return (
    <>
      <SelectField
        label={t("offer")}
        value={chosen}
        options={[["", t("choose")], ...options]}
        onValue={setChosen}
      />
      {offer && <OneOffer key={chosen} offer={offer} Form={Form} isShown={isShown} />}
    </>
  );
}
