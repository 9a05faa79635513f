import { useCallback, useState, type ReactNode } from "react";

import { useT } from "../shell/language-context";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { openOffer, saveOffer, type OpenedContent } from "./content-files";
import * as styles from "./quick-page.module.css";
import { RefusedOpening } from "./refused-opening";
import { useOffers, type EditableOffer } from "./use-offers";
import { useOpened } from "./use-opened";
import { useSave, type OnSaved } from "./use-save";

export interface OfferFormProps {
  offer: EditableOffer;
  content: OpenedContent;
  isBusy: boolean;
  /** Saves it; `onSaved` is called when it is saved. */
  save: (content: OpenedContent, onSaved?: OnSaved) => void;
  /** Called when something was typed that is not saved, and when it was saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

type OfferForm = (props: OfferFormProps) => ReactNode;

interface OneOfferProps {
  offer: EditableOffer;
  Form: OfferForm;
  isShown: boolean;
}

function OneOffer({ offer, Form, isShown }: OneOfferProps) {
  const t = useT("quick");
  const { collection, key } = offer;
  const load = useCallback(() => openOffer({ collection, key }), [collection, key]);
  const { content, refusal, refresh, take, onUnsaved } = useOpened(load, isShown);
  const { onSubmit, isBusy, notice, save } = useSave();
  return (
    <div className={styles.form} onSubmit={onSubmit}>
      {!content && !refusal && <p>{t("loading")}</p>}
      {refusal && <RefusedOpening refusal={refusal} onAgain={refresh} />}
      {content && (
        <Form
          {...{ offer, content }}
          {...{ isBusy, onUnsaved }}
          save={(changed, onSaved) => void save(() => saveOffer(offer, changed), { take, refresh }, onSaved)}
        />
      )}
      <Notice notice={notice} />
    </div>
  );
}

/** A task about one offer: choose it, then its form. */
export function OfferTask({ Form, isShown }: { Form: OfferForm; isShown: boolean }) {
  const t = useT("quick");
  const { offers, refusal, reload } = useOffers();
  const [chosen, setChosen] = useState("");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toId = (offer: EditableOffer) => `${offer.collection}/${offer.key}`;
  const options = (offers ?? []).map((other) => [toId(other), other.title] as const);
  if (refusal) return <RefusedOpening refusal={refusal} onAgain={reload} />;
  if (!offers) return <p>{t("loading")}</p>;
  return (
    <>
      <SelectField
        label={t("offer")}
        value={chosen}
        options={[["", t("choose")], ...options]}
        onValue={(id) => {
          setChosen(id);
          setOpened([...new Set([...opened, id])]);
        }}
      />
      {offers
        .filter((offer) => opened.includes(toId(offer)))
        .map((offer) => {
          const isChosen = toId(offer) === chosen;
          return (
            <div key={toId(offer)} hidden={!isChosen}>
              <OneOffer offer={offer} Form={Form} isShown={isShown && isChosen} />
            </div>
          );
        })}
    </>
  );
}
