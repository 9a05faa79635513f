import { useState, type SubmitEvent } from "react";

import { SALE_STATES } from "../../config/offer";
import { useWords } from "../language/language-context";
import { Button } from "../parts/button";
import * as rows from "../parts/rows.module.css";
import { SelectField } from "../parts/select-field";
import { getTexts, withFacts, withTexts } from "./content-files";
import { LanguageTexts } from "./language-texts";
import type { OfferFormProps } from "./offer-task";
import { QUICK_WORDS } from "./quick-words";

/** Takes an offer off sale, with a sentence for visitors or hidden, and puts it on sale again. */
export function PauseForm({ content, isBusy, save }: OfferFormProps) {
  const t = useWords(QUICK_WORDS);
  const [sale, setSale] = useState(
    SALE_STATES.find((state) => state === content.texts.en["sale"]) ?? SALE_STATES[0],
  );
  const [notes, setNotes] = useState(getTexts(content, "pause_note"));
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
        onValue={setSale}
      />
      {sale === "paused" && (
        <LanguageTexts getLabel={(language) => t("note", { language })} values={notes} onValues={setNotes} />
      )}
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
