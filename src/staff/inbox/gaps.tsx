import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { findAnswerValue } from "../../config/answers";
import { BLANK_NAME, type Gap } from "./fill-values";

export function Gaps({ gaps, onChoose }: { gaps: readonly Gap[]; onChoose: (gap: Gap) => void }) {
  const t = useT("enquiries.answer");
  const value = useT("enquiries.answerValues");
  if (gaps.length === 0) return null;
  return (
    <ButtonRow>
      <span>{t("gaps")}</span>
      {gaps.map((gap) => {
        const known = findAnswerValue(gap.name);
        const word = known ? value(known) : gap.name;
        const name = gap.name === BLANK_NAME ? t("blank") : word;
        return (
          <Button key={gap.name} label={t("gap", { name })} onClick={() => onChoose(gap)}>
            {name}
          </Button>
        );
      })}
    </ButtonRow>
  );
}
