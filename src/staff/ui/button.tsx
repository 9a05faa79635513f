import type { ReactNode } from "react";

import { getButtonProps, type ButtonVariant } from "../../components/ui/button-class";

interface ButtonProps {
  variant?: ButtonVariant;
  type?: "button" | "submit";
  /** It stays in the order of the keyboard and does nothing. */
  isBusy?: boolean;
  /** Says more than the text inside, which it begins with. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A button of the staff's pages, in the look of the site's. */
export function Button({
  variant = "outline",
  type = "button",
  isBusy = false,
  label,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      {...getButtonProps(variant)}
      type={type}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
