import { useEffect, useState, useSyncExternalStore, type CSSProperties } from "react";

import { LOADING_BAR } from "../../domain/config/site-pages";
import { useLocale } from "../ui/locale-context";
import { getNavigationStatus, listenToNavigation, type NavigationStatus } from "../browser/navigation";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./loading-bar.module.css";

type BarStatus = "hidden" | "loading" | "done" | "failed";

const STYLE = {
  "--loading-duration": `${LOADING_BAR.durationMs}ms`,
  "--loading-hide": `${LOADING_BAR.hideMs}ms`,
} as CSSProperties;

/** The bar waits before it shows, so that quick pages show none, and stays a moment when it is done. */
function useBarStatus(status: NavigationStatus): BarStatus {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const delay = { loading: LOADING_BAR.throttleMs, failed: 0, idle: LOADING_BAR.hideMs }[status];
    const timer = setTimeout(() => setIsShown(status !== "idle"), delay);
    return () => clearTimeout(timer);
  }, [status]);
  if (!isShown) return "hidden";
  return status === "idle" ? "done" : status;
}

/** The bar at the top of the window: it starts on a change of route, ends after it, and turns red when that failed. */
export function LoadingBar() {
  const { t } = useLocale();
  const status = useSyncExternalStore(listenToNavigation, getNavigationStatus, () => "idle" as const);
  const bar = useBarStatus(status);
  const text = { hidden: "", done: "", loading: t("common.loading"), failed: t("common.loadFailed") }[bar];
  return (
    <>
      <div className={styles.bar} data-status={bar} data-testid="loading-bar" style={STYLE} />
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </>
  );
}
