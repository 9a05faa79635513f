import type { ReactNode } from "react";

interface FormGroupProps {
  id: string;
  name: string;
  label: string;
  /** How many of its fields were refused, in words; empty for none. */
  mark: string;
  /** What staff should know of the group. */
  note: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A group of fields under a heading that opens and closes it. */
export function FormGroup({ id, name, label, mark, note, isOpen, onToggle, children }: FormGroupProps) {
  return (
    <section className="formGroup" data-form-group={name} aria-labelledby={id}>
      <h2 className="formGroupHeading">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
        >
          {label}
          {mark && <span className="formGroupMark"> · {mark}</span>}
        </button>
      </h2>
      <div id={`${id}-fields`} hidden={!isOpen}>
        {note && <p className="formGroupNote">{note}</p>}
        {children}
      </div>
    </section>
  );
}
