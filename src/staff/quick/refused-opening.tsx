import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import type { EditorRefusal } from "../shell/call-editor";
import { useRefusalText } from "./use-save";

interface RefusedOpeningProps {
  refusal: EditorRefusal;
  onAgain: () => Promise<void>;
}

/** Says why something could not be opened, and tries it again. */
export function RefusedOpening({ refusal, onAgain }: RefusedOpeningProps) {
  const t = useT("quick");
  const describe = useRefusalText();
  return (
    <p role="alert">
      {describe(refusal)} <Button onClick={() => void onAgain()}>{t("again")}</Button>
    </p>
  );
}
