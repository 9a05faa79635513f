import type { AnchorHTMLAttributes } from "react";

/** Stands for the `gatsby` package in tests: a link is an anchor, a query is nothing, `navigate` is recorded. */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: object;
}

export function Link({ to, children, ...props }: LinkProps) {
  const { activeClassName, activeStyle, partiallyActive, replace, state, ...attributes } = props;
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  );
}

export const graphql = () => undefined;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;
