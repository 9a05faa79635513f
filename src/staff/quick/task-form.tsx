import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { editorApi } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { queryClient } from "../shell/query";
import { SelectField } from "../ui/fields";
import { openNotice, openOffer, saveNotice, saveOffer, type EditableOffer } from "./content-files";
import { DaysForm, NoticeForm, PauseForm, PriceForm } from "./forms";
import { ContentTask, RefusedOpening } from "./opened-content";

const OFFER_FORMS = { price: PriceForm, days: DaysForm, pause: PauseForm };
type OfferTask = keyof typeof OFFER_FORMS;
export type Task = OfferTask | "notice";

const toId = ({ collection, key }: EditableOffer) => `${collection}/${key}`;

function OfferTaskForm({ task, isShown }: { task: OfferTask; isShown: boolean }) {
  const t = useT("quick");
  const locale = useStaffLocale();
  const Form = OFFER_FORMS[task];
  const { data, error, refetch } = useQuery(
    { queryKey: ["editor-entries"], queryFn: () => editorApi.entries.query(), refetchOnWindowFocus: false },
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

export function TaskForm({ task, isShown }: { task: Task; isShown: boolean }) {
  if (task !== "notice") return <OfferTaskForm task={task} isShown={isShown} />;
  return (
    <ContentTask id="notice" load={openNotice} store={saveNotice} isShown={isShown}>
      {(form) => <NoticeForm {...form} />}
    </ContentTask>
  );
}
