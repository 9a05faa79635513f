import type { MeReply } from "../../contracts/staff";
import { callSignedIn } from "../calls/call-signed-in";
import type { CallResult } from "../calls/call-staff";
import { useLoaded } from "../calls/use-loaded";
import { setWriter } from "../parts/kept-text";

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
  const { data: me, hasFailed, reload, take } = useLoaded<MeReply>("me", setWriter);
  return {
    ...{ me, hasFailed, reload },
    async change(changes) {
      const result = await callSignedIn<MeReply>("PATCH", "me", changes);
      // What is shown stays when a change was refused.
      if (result.ok) take(result);
      return result;
    },
  };
}
