import { useState, type SubmitEvent } from "react";

import type { Locale } from "../../config/locales";
import { SALE_STATES } from "../../config/offer";
import { useWords } from "../language/language-context";
import { Button } from "../parts/button";
import * as rows from "../parts/rows.module.css";
import { SelectField } from "../parts/select-field";
import { getTexts, withFacts, withTexts } from "./content-files";
import { LanguageTexts } from "./language-texts";
import type { OfferFormProps } from "./offer-task";
import { QUICK_WORDS } from "./quick-words";
import { useUnsaved } from "./use-unsaved";

type SaleState = (typeof SALE_STATES)[number];

/** Takes an offer off sale, with a sentence for visitors or hidden, and puts it on sale again. */
export function PauseForm({ content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useWords(QUICK_WORDS);
  // Only what was changed here: what somebody else changes meanwhile is shown as it is then.
  const [chosen, setChosen] = useState<SaleState>();
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({});
  const sale = chosen ?? SALE_STATES.find((state) => state === content.texts.en["sale"]) ?? SALE_STATES[0];
  const notes = { ...getTexts(content, "pause_note"), ...typed };
  useUnsaved(chosen !== undefined || Object.keys(typed).length > 0, onUnsaved);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    save(withTexts(withFacts(content, { sale }), "pause_note", notes));
  }
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
      <SelectField
        label={t("sale")}
        value={sale}
        options={SALE_STATES.map((state) => [state, t(state)] as const)}
        onValue={setChosen}
      />
      {sale === "paused" && (
        <LanguageTexts
          getLabel={(language) => t("note", { language })}
          values={notes}
          onValue={(locale, text) => setTyped({ ...typed, [locale]: text })}
        />
      )}
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
