import type { MouseEvent, ComponentProps, MouseEventHandler, ReactNode } from "react";
import { Link, navigate } from "gatsby";

import { useLocale } from "./locale-context";
import { getPath, type PlainRoute } from "../../domain/i18n/routes";
import { VisuallyHidden } from "./visually-hidden";

/** Tells whether the browser answers a click on a link by itself: another button, a new tab, a download. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to" | "ref"> & {
  route: PlainRoute;
  search?: string;
};

export function LocalLink({ route, search = "", ...rest }: LocalLinkProps) {
  const { locale } = useLocale();
  return <Link to={getPath(route, locale) + search} {...rest} />;
}

interface OutsideLinkProps {
  href: string;
  /** Of a link that is an icon. */
  label?: string;
  children: ReactNode;
  className?: string | undefined;
  "data-variant"?: string;
  onClick?: MouseEventHandler;
}

/** A link that leaves the site in a new window, and says so to screen readers. */
export function OutsideLink({ href, label, children, ...rest }: OutsideLinkProps) {
  const { t } = useLocale();
  const newWindow = t("common.opensInNewWindow");
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && `${label} ${newWindow}`}
      {...rest}
    >
      {children}
      {!label && <VisuallyHidden> {newWindow}</VisuallyHidden>}
    </a>
  );
}

/** A link inside the site whose page is not prefetched: it is on every page, and few visitors follow it. */
export function QuietLink({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
