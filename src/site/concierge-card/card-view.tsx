import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

import { setNavigationStatus } from "../browser/navigation";
import { CONCIERGE_CARD_HASH } from "../../domain/i18n/routes";
import type { CardSheetProps, ConciergeCard } from "./concierge-card";
import * as styles from "./card-view.module.css";

interface CardViewProps extends Omit<CardSheetProps, "source"> {
  /** The offer's page. */
  children: ReactNode;
}

function listenToHash(listen: () => void): () => void {
  addEventListener("hashchange", listen);
  return () => removeEventListener("hashchange", listen);
}

const isAskedFor = () => location.hash === CONCIERGE_CARD_HASH;

/** Without a line the page stays, and says so; the link can be followed again. The router must not know, or it would take the words away. */
function giveUp(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  dispatchEvent(new HashChangeEvent("hashchange"));
  setNavigationStatus("failed");
}

/** An offer's page, or, at `#card`, its concierge card, whose code is loaded then. The page keeps what is typed into it. */
export function CardView({ children, ...props }: CardViewProps) {
  const isAsked = useSyncExternalStore(listenToHash, isAskedFor, () => false);
  const [Card, setCard] = useState<typeof ConciergeCard>();
  useEffect(() => {
    if (!isAsked) return;
    import("./concierge-card").then(
      (card) => setCard(() => card.ConciergeCard),
      () => {
        if (isAskedFor()) giveUp();
      },
    );
  }, [isAsked]);
  const isShown = isAsked && Card !== undefined;
  return (
    <>
      <div className={styles.page} hidden={isShown}>
        {children}
      </div>
      {isShown && <Card {...props} />}
    </>
  );
}
