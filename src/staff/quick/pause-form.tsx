import type { SubmitEvent } from "react";

import { SALE_STATES } from "../../config/offer";
import { useWords } from "../language/language-context";
import { Button } from "../parts/button";
import * as rows from "../parts/rows.module.css";
import { SelectField } from "../parts/select-field";
import { withFacts, withTexts } from "./content-files";
import { LanguageTexts } from "./language-texts";
import type { OfferFormProps } from "./offer-task";
import { QUICK_WORDS } from "./quick-words";
import { useLanguageTexts } from "./use-language-texts";
import { useTyped } from "./use-typed";
import { useUnsaved } from "./use-unsaved";

type SaleState = (typeof SALE_STATES)[number];

/** Takes an offer off sale, with a sentence for visitors or hidden, and puts it on sale again. */
export function PauseForm({ content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useWords(QUICK_WORDS);
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const notes = useLanguageTexts(content, "pause_note");
  const stored = SALE_STATES.find((state) => state === content.texts.en["sale"]) ?? SALE_STATES[0];
  const chosen = useTyped<SaleState>({ sale: stored });
  const sale = chosen.typed["sale"] ?? stored;
  useUnsaved(chosen.isTyped || notes.isTyped, onUnsaved);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    save(withTexts(withFacts(content, { sale }), "pause_note", notes.values), (saved) => {
      chosen.settle({ sale });
      notes.settle(saved);
    });
  }
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
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
    </form>
  );
}
