import { useWords } from "../language/language-context";
import { Button } from "../parts/button";
import type { EditorRefusal } from "../calls/call-editor";
import { QUICK_WORDS } from "./quick-words";
import { useRefusalText } from "./use-save";

interface RefusedOpeningProps {
  refusal: EditorRefusal;
  onAgain: () => Promise<void>;
}

/** Says why something could not be opened, and tries it again. */
export function RefusedOpening({ refusal, onAgain }: RefusedOpeningProps) {
  const t = useWords(QUICK_WORDS);
  const describe = useRefusalText();
  return (
    <p role="alert">
      {describe(refusal)} <Button onClick={() => void onAgain()}>{t("again")}</Button>
    </p>
  );
}
