import { setWriter } from "../ui/kept-text";
import { goToSignIn, staffApi, toRefusal, type MeReply } from "./client";
import { useStaffQuery } from "./query";

async function loadMe(): Promise<MeReply> {
  const me = await staffApi.me.get.query();
  setWriter(me);
  return me;
}

/** Returns who is signed in, and what changes their name or language; without a session the browser goes to the sign-in. */
export function useMe() {
  const { data: me, hasFailed, reload, setData } = useStaffQuery("me.get", loadMe, undefined);
  return {
    ...{ me, hasFailed, reload },
    change: async (changes: Partial<Pick<MeReply, "name" | "locale">>): Promise<void> => {
      setData(await staffApi.me.change.mutate(changes));
    },
    /** The same by the menu, which has no room to say more: what is shown stays when it was refused. */
    changeLocale: async (locale: MeReply["locale"]): Promise<boolean> => {
      try {
        setData(await staffApi.me.change.mutate({ locale }));
        return true;
      } catch (error) {
        if (toRefusal(error).code === "unauthorized") goToSignIn();
        return false;
      }
    },
  };
}
