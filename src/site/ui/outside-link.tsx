import type { MouseEventHandler, ReactNode } from "react";

import { useLocale } from "./locale-context";
import { VisuallyHidden } from "./visually-hidden";

interface OutsideLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  "data-variant"?: string;
  onClick?: MouseEventHandler;
}

/** A link that leaves the site in a new window, and says so to screen readers. */
export function OutsideLink({ href, children, ...rest }: OutsideLinkProps) {
  const { t } = useLocale();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> {t("common.opensInNewWindow")}</VisuallyHidden>
    </a>
  );
}
