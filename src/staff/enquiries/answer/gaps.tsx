import { useStaffLocale, useWords } from "../../language/language-context";
import { say } from "../../../config/staff-text";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { ANSWER_WORDS, VALUE_WORDS } from "./answer-words";
import { BLANK_NAME, type Gap } from "./fill-values";

const isValue = (name: string): name is keyof typeof VALUE_WORDS => Object.hasOwn(VALUE_WORDS, name);

/** What a ready-made answer left open: each is a button that goes there. */
export function Gaps({ gaps, onChoose }: { gaps: readonly Gap[]; onChoose: (gap: Gap) => void }) {
  const t = useWords(ANSWER_WORDS);
  const locale = useStaffLocale();
  if (gaps.length === 0) return null;
  return (
    <ButtonRow>
      <span>{t("gaps")}</span>
      {gaps.map((gap) => {
        const word = isValue(gap.name) ? say(VALUE_WORDS[gap.name], locale) : gap.name;
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
