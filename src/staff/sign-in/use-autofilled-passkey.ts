import { useEffect } from "react";

import type { SignedIn } from "../../contracts/staff";
import { canOfferPasskeys, signInByPasskey, stopAskingForPasskey } from "../passkeys/passkey-calls";

/** Lets the browser offer passkeys among what it fills into the field of the address, as long as that is shown. */
export function useAutofilledPasskey(onSignedIn: (who: SignedIn) => void): void {
  useEffect(() => {
    const page = new AbortController();
    void (async () => {
      if (!(await canOfferPasskeys()) || page.signal.aborted) return;
      const result = await signInByPasskey("by-autofill");
      if (result.ok) onSignedIn(result.data);
    })();
    return () => {
      page.abort();
      stopAskingForPasskey();
    };
    // The question belongs to the page, not to one rendering of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
