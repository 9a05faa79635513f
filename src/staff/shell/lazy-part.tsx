import { lazy, type ComponentType } from "react";

import { useT } from "./language-context";

function NotLoaded() {
  const t = useT("shared.page");
  return <p role="alert">{t("notLoaded")}</p>;
}

/** A part of a page whose script follows; where that does not come, it says so, and the page around it stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));
