import { useT } from "../shell/language-context";
import { useAction } from "../ui/action";
import { findIncompleteDate } from "../ui/hooks";
import { toMoneyField } from "../ui/read-number";
import { findWord } from "./typed-trips";

const EXAMPLE_CENTS = 9550;

/** Runs calls of a form of trips or money, which has words of its own for what is wrong with a field. */
export function useFormAction() {
  const t = useT("enquiries.booking");
  const action = useAction((field, code) => {
    const word = findWord(field, code);
    return word && t(word, { example: toMoneyField(EXAMPLE_CENTS, t.locale) });
  });
  return {
    ...action,
    /** Whether a date or time inside of `root` lacks a part, which its field says then: it would be sent as if none were meant. */
    isIncomplete: (root: Element | null): boolean => {
      const found = findIncompleteDate(root);
      action.setErrors(
        found ? { [found.name]: t(found.type === "time" ? "noSuchMoment" : "noSuchDay") } : {},
      );
      return found !== undefined;
    },
  };
}
