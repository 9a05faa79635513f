import { useId } from "react";

import { FORM_WORDS, sayHere } from "./form-words";

interface FormContentsProps {
  groups: readonly { label: string; mark: string }[];
  isAllOpen: boolean;
  onGoTo: (index: number) => void;
  onToggleAll: (isOpen: boolean) => void;
}

/** The table of contents of a form: links that stay in view, on a phone a list to choose from. */
export function FormContents({ groups, isAllOpen, onGoTo, onToggleAll }: FormContentsProps) {
  const id = useId();
  const withMark = ({ label, mark }: { label: string; mark: string }) =>
    mark ? `${label} · ${mark}` : label;
  return (
    <nav className="formContents" aria-label={sayHere(FORM_WORDS.contents)}>
      <ul>
        {groups.map((group, index) => (
          <li key={group.label}>
            <button type="button" data-has-faults={group.mark !== ""} onClick={() => onGoTo(index)}>
              {withMark(group)}
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor={id}>{sayHere(FORM_WORDS.goTo)}</label>
      <select id={id} value="" onChange={({ currentTarget }) => onGoTo(Number(currentTarget.value))}>
        <option value="" disabled>
          {sayHere(FORM_WORDS.contents)}
        </option>
        {groups.map((group, index) => (
          <option key={group.label} value={index}>
            {withMark(group)}
          </option>
        ))}
      </select>
      <button type="button" className="formContentsAll" onClick={() => onToggleAll(!isAllOpen)}>
        {sayHere(isAllOpen ? FORM_WORDS.closeAll : FORM_WORDS.openAll)}
      </button>
    </nav>
  );
}
