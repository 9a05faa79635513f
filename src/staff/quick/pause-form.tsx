import { useState, type SubmitEvent } from "react";

import { SALE_STATES } from "../../config/offer";
import { describeCommitments, loadCommitments } from "../shell/offer-commitments";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import * as rows from "../ui/rows.module.css";
import { SelectField } from "../ui/select-field";
import { withFacts, withTexts } from "./content-files";
import { LanguageTexts } from "./language-texts";
import type { OfferFormProps } from "./offer-task";
import { useLanguageTexts } from "./use-language-texts";
import { useTyped } from "./use-typed";
import { useUnsaved } from "./use-unsaved";

type SaleState = (typeof SALE_STATES)[number];

/** Takes an offer off sale, with a sentence for visitors or hidden, and puts it on sale again. */
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
  const [question, setQuestion] = useState<Question>();
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
    else setQuestion({ title: `${t("sale")}: ${t(sale)}`, text, confirm: t("save"), onConfirm: saveNow });
  }
  return (
    <form className={rows.form} noValidate onSubmit={(event) => void submit(event)}>
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
      {question && (
        <ConfirmDialog question={question} cancel={t("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </form>
  );
}
