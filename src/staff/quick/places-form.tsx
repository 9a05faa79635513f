import { useState, type SubmitEvent } from "react";

import { isSoldByBoat } from "../../booking/day-places";
import { offerSchema } from "../../content/schema/offer";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { parseNumber } from "../ui/read-number";
import * as rows from "../ui/rows.module.css";
import { TextField } from "../ui/text-field";
import { withFacts } from "./content-files";
import type { OfferFormProps } from "./offer-task";
import { useTyped } from "./use-typed";
import { useUnsaved } from "./use-unsaved";

/** Reads a number of places: `undefined` is no limit, and what is no number becomes `NaN`, which the schema refuses. */
function readPlaces(text: string): number | undefined {
  if (text === "") return undefined;
  return parseNumber(text, true) ?? NaN;
}

/** Changes how many places a day of an offer has, or boats, where the whole boat is sold. */
export function PlacesForm({ content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useT("quick");
  const { daily_capacity: capacity = "", price_basis: basis } = content.texts.en;
  const stored = String(capacity);
  const { typed, isTyped, onValue, settle } = useTyped({ places: stored });
  const shown = typed["places"] ?? stored;
  const [isWrong, setWrong] = useState(false);
  useUnsaved(isTyped, onUnsaved);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const places = readPlaces(shown.trim());
    const { success } = offerSchema.shape.daily_capacity.safeParse(places);
    setWrong(!success);
    if (success)
      save(withFacts(content, { daily_capacity: places }), () => settle({ places: String(places ?? "") }));
  }
  return (
    <form className={rows.form} noValidate onSubmit={submit}>
      <TextField
        label={t(isSoldByBoat({ price_basis: String(basis) }) ? "boats" : "places")}
        hint={t("placesHint")}
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? t("wholePlaces") : undefined}
        value={shown}
        onValue={(text) => onValue("places", text)}
      />
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
