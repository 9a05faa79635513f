import { navigate } from "gatsby";
import type { ComponentProps } from "react";

import { opensElsewhere } from "./opens-elsewhere";

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
