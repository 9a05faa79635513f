import { useCallback, useEffect, useState } from "react";

import type { MeReply } from "../../contracts/staff";
import { callSignedIn } from "../calls/call-signed-in";
import type { CallResult } from "../calls/call-staff";

export interface Me {
  /** Who is signed in, as soon as it is known. */
  me: MeReply | undefined;
  /** Whether it could not be found out. */
  hasFailed: boolean;
  /** Asks again. */
  reload: () => Promise<void>;
  /** Changes one's name or language. */
  change: (changes: Partial<Pick<MeReply, "name" | "locale">>) => Promise<CallResult<MeReply>>;
}

/** Gets who is signed in; without a session the browser goes to the sign-in. */
export function useMe(): Me {
  const [me, setMe] = useState<MeReply>();
  const [hasFailed, setFailed] = useState(false);
  const take = useCallback((result: CallResult<MeReply>) => {
    if (result.ok) setMe(result.data);
    setFailed(!result.ok && result.code !== "unauthorized");
  }, []);
  const reload = useCallback(async () => take(await callSignedIn<MeReply>("GET", "me")), [take]);
  useEffect(() => void reload(), [reload]);
  return {
    ...{ me, hasFailed, reload },
    async change(changes) {
      const result = await callSignedIn<MeReply>("PATCH", "me", changes);
      if (result.ok) setMe(result.data);
      return result;
    },
  };
}
