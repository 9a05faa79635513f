import type { AnchorHTMLAttributes } from "react";

/** Stands for `gatsby` in the editor: a link goes nowhere, a query is nothing. */
export function Link({ to, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...props} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

export const graphql = () => undefined;

export const navigate = () => undefined;
