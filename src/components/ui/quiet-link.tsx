import { navigate } from "gatsby";
import type { ComponentProps, MouseEvent } from "react";

/** A click that the browser answers otherwise: another button, a new tab, a download. */
function isSpecial({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** A link inside the site whose page is not fetched ahead: it stands on every page, and few follow it. */
export function QuietLink({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        if (isSpecial(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
