import { useEffect, useEffectEvent } from "react";

import { canOfferPasskeys, signInByPasskey, stopAskingForPasskey } from "./passkey-calls";
import type { SignedIn } from "../shell/replies";

/**
 * Lets the browser offer passkeys among what it fills into the field of the address, as long as that is shown; again after a refusal,
 * because what a passkey signs is good for a few minutes only.
 */
export function useAutofilledPasskey(onSignedIn: (who: SignedIn) => void, onRefused: () => void): void {
  const finish = useEffectEvent(onSignedIn);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const page = new AbortController();
    void (async () => {
      if (!(await canOfferPasskeys())) return;
      while (!page.signal.aborted) {
        const result = await signInByPasskey("by-autofill");
        if (result.ok) finish(result.data);
        // Without an answer, or when the question was ended, it is not asked again.
        if (result.ok || result.code !== "unauthorized") return;
        refuse();
      }
    })();
    return () => {
      page.abort();
      stopAskingForPasskey();
    };
  }, []);
}
