import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

import type { Locale } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import { requestEditor } from "../shell/call-editor";
import { useStaffLocale, useT } from "../shell/language-context";
import { queryClient } from "../shell/query";
import { SelectField } from "../ui/fields";
import { openOffer, saveOffer } from "./content-files";
import { ContentTask, orThrow, RefusedOpening, type ContentFormProps } from "./opened-content";

/** An offer as it stands in the list to choose from. */
interface EditableOffer {
  collection: Collection;
  key: string;
  locale: Locale;
  title: string;
}

export type OfferFormProps = ContentFormProps & { offer: EditableOffer };

const loadOffers = () =>
  orThrow(requestEditor<EditableOffer[]>("/api/editor/entries", { cache: "no-store" }));

const toId = ({ collection, key }: EditableOffer) => `${collection}/${key}`;

interface OfferTaskProps {
  task: string;
  Form: (props: OfferFormProps) => ReactNode;
  isShown: boolean;
}

export function OfferTask({ task, Form, isShown }: OfferTaskProps) {
  const t = useT("quick");
  const locale = useStaffLocale();
  const { data, error, refetch } = useQuery(
    { queryKey: ["editor-entries"], queryFn: loadOffers, refetchOnWindowFocus: false },
    queryClient,
  );
  const [chosen, setChosen] = useState("");
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (error) return <RefusedOpening error={error} onAgain={refetch} />;
  if (!data) return <p>{t("loading")}</p>;
  const offers = data
    .filter((offer) => offer.locale === locale)
    .sort((a, b) => a.title.localeCompare(b.title, locale));
  return (
    <>
      <SelectField
        label={t("offer")}
        value={chosen}
        options={[["", t("choose")], ...offers.map((other) => [toId(other), other.title] as const)]}
        onValue={(id) => {
          setChosen(id);
          setOpened([...new Set([...opened, id])]);
        }}
      />
      {offers
        .filter((offer) => opened.includes(toId(offer)))
        .map((offer) => (
          <div key={toId(offer)} hidden={toId(offer) !== chosen}>
            <ContentTask
              id={`${task} ${toId(offer)}`}
              load={() => openOffer(offer)}
              store={(content) => saveOffer(offer, content)}
              isShown={isShown && toId(offer) === chosen}
            >
              {(form) => <Form {...form} offer={offer} />}
            </ContentTask>
          </div>
        ))}
    </>
  );
}
