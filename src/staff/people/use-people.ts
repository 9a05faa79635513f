import { useCallback, useEffect, useState } from "react";

import type { PeopleReply } from "../../contracts/staff";
import { callSignedIn } from "../calls/call-signed-in";

interface People {
  data: PeopleReply | undefined;
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** Loads the people and those who ask for access. */
export function usePeople(): People {
  const [data, setData] = useState<PeopleReply>();
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    const result = await callSignedIn<PeopleReply>("GET", "people");
    if (result.ok) setData(result.data);
    setFailed(!result.ok);
  }, []);
  useEffect(() => void reload(), [reload]);
  return { data, hasFailed, reload };
}
