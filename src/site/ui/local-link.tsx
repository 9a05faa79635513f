import { Link } from "gatsby";
import type { ComponentProps } from "react";

import { useLocale } from "./locale-context";
import { getPath, type PlainRoute } from "../../domain/i18n/routes";

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to" | "ref"> & {
  route: PlainRoute;
  search?: string;
};

/** A link to a page of the site in the current page's language. */
export function LocalLink({ route, search = "", ...rest }: LocalLinkProps) {
  const { locale } = useLocale();
  return <Link to={getPath(route, locale) + search} {...rest} />;
}
