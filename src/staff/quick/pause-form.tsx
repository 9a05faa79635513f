import type { SubmitEvent } from "react";

import { SALE_STATES } from "../../domain/config/offer";
import { describeCommitments, loadCommitments } from "../shell/offer-commitments";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/layout";
import { useQuestion } from "../ui/dialog";
import * as ui from "../ui/ui.module.css";
import { SelectField } from "../ui/fields";
import { withFacts, withTexts } from "./content-files";
import { LanguageTexts, useLanguageTexts, useTyped, useUnsaved } from "./typed-fields";
import type { OfferFormProps } from "./offer-task";

type SaleState = (typeof SALE_STATES)[number];

export function PauseForm({ offer, content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useT("quick");
  const commitments = useT("shared.commitments");
  const locale = useStaffLocale();
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const notes = useLanguageTexts(content, "pause_note");
  const stored = SALE_STATES.find((state) => state === content.texts.en["sale"]) ?? SALE_STATES[0];
  const chosen = useTyped<SaleState>({ sale: stored });
  const sale = chosen.typed["sale"] ?? stored;
  useUnsaved(chosen.isTyped || notes.isTyped, onUnsaved);
  const question = useQuestion();
  function saveNow() {
    save(withTexts(withFacts(content, { sale }), "pause_note", notes.values), (saved) => {
      chosen.settle({ sale });
      notes.settle(saved);
    });
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const text =
      sale === stored || sale === "on-sale"
        ? undefined
        : describeCommitments(await loadCommitments(offer.key), sale, locale, commitments);
    if (text === undefined) saveNow();
    else
      question.ask({
        ...{ title: `${t("sale")}: ${t(sale)}`, text, confirm: t("save"), cancel: t("cancel") },
        onConfirm: saveNow,
      });
  }
  return (
    <form className={ui.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t("sale")}
        hint={chosen.isChangedByOthers("sale") ? t("savedMeanwhile", { value: t(stored) }) : undefined}
        value={sale}
        options={SALE_STATES.map((state) => [state, t(state)] as const)}
        onValue={(state) => chosen.onValue("sale", state)}
      />
      {sale === "paused" && <LanguageTexts getLabel={(language) => t("note", { language })} texts={notes} />}
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
      {question.dialog}
    </form>
  );
}
