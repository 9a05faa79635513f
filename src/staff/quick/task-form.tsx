import "../shell/show-page";

import { useState } from "react";

import { editorApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { SelectField } from "../ui/fields";
import { openNotice, openOffer, saveNotice, saveOffer, type EditableOffer } from "./content-files";
import { DaysForm, NoticeForm, PauseForm, PriceForm } from "./forms";
import { ContentTask } from "./quick-form";

const OFFER_FORMS = { price: PriceForm, days: DaysForm, pause: PauseForm };
type OfferTask = keyof typeof OFFER_FORMS;
export type Task = OfferTask | "notice";

const toId = ({ collection, key }: EditableOffer) => `${collection}/${key}`;

function OfferTaskForm({ task, offers }: { task: OfferTask; offers: readonly EditableOffer[] }) {
  const t = useT("quick");
  const Form = OFFER_FORMS[task];
  const [chosen, setChosen] = useState("");
  const own = offers
    .filter((offer) => offer.locale === t.locale)
    .sort((a, b) => a.title.localeCompare(b.title, t.locale));
  const offer = own.find((one) => toId(one) === chosen);
  const id = `${task} ${chosen}`;
  return (
    <>
      <SelectField
        label={t("offer")}
        value={chosen}
        options={[["", t("choose")], ...own.map((other) => [toId(other), other.title] as const)]}
        onValue={setChosen}
      />
      {offer && (
        <ContentTask
          key={id}
          id={id}
          load={() => openOffer(offer)}
          store={(content) => saveOffer(offer, content)}
        >
          {(form) => <Form {...form} offer={offer} />}
        </ContentTask>
      )}
    </>
  );
}

export function TaskForm({ task }: { task: Task }) {
  if (task === "notice")
    return (
      <ContentTask id="notice" load={openNotice} store={saveNotice}>
        {(form) => <NoticeForm {...form} />}
      </ContentTask>
    );
  return (
    <LoadedView name="editor-entries" query={() => editorApi.entries.query()} input={undefined}>
      {(offers) => <OfferTaskForm task={task} offers={offers} />}
    </LoadedView>
  );
}
