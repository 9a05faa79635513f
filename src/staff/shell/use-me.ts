import { callSignedIn, staffApi, type CallResult } from "./client";
import { useStaffQuery } from "./use-staff-query";
import { setWriter } from "../ui/kept-text";
import type { MeReply } from "./replies";

export interface Me {
  me: MeReply | undefined;
  /** Whether it could not be found out. */
  hasFailed: boolean;
  /** Asks again. */
  reload: () => Promise<unknown>;
  /** Changes one's name or language. */
  change: (changes: Partial<Pick<MeReply, "name" | "locale">>) => Promise<CallResult<MeReply>>;
}

async function loadMe(): Promise<MeReply> {
  const me = await staffApi.me.get.query();
  setWriter(me);
  return me;
}

/** Returns who is signed in; without a session the browser goes to the sign-in. */
export function useMe(): Me {
  const { data: me, hasFailed, reload, setData } = useStaffQuery("me.get", loadMe, undefined);
  return {
    ...{ me, hasFailed, reload },
    async change(changes) {
      const result = await callSignedIn(staffApi.me.change.mutate(changes));
      // What is shown stays when a change was refused.
      if (result.ok) setData(result.data);
      return result;
    },
  };
}
