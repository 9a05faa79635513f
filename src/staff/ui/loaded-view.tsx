import type { ReactNode } from "react";

import type { Query } from "../shell/client";
import { useStaffQuery, type StaffQuery } from "../shell/use-staff-query";
import { useT } from "../shell/language-context";
import { Button } from "./button";

interface LoadedViewProps<Input, Data> {
  /** Of the procedure, as a key of what is loaded. */
  name: string;
  query: Query<Input, Data>;
  input: Input;
  everyMs?: number;
  children: (data: Data, loaded: Pick<StaffQuery<Data>, "reload" | "setData">) => ReactNode;
  missing?: string;
}

/** Shows what a query has answered; that it failed, with a way to try again. */
export function LoadedView<Input, Data>({
  name,
  query,
  input,
  everyMs,
  children,
  missing,
}: LoadedViewProps<Input, Data>) {
  const t = useT("shared.page");
  const { data, hasFailed, isUnknown, reload, setData } = useStaffQuery(name, query, input, everyMs);
  if (data !== undefined) return children(data, { reload, setData });
  if (isUnknown && missing !== undefined) return <p role="alert">{missing}</p>;
  if (!hasFailed && !isUnknown) return null;
  return (
    <>
      <p role="alert">{t("notLoaded")}</p>
      <p>
        <Button onClick={() => void reload()}>{t("again")}</Button>
      </p>
    </>
  );
}
