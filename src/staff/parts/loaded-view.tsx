import type { ReactNode } from "react";

import { useLoaded, type Loaded } from "../calls/use-loaded";
import { PAGE_WORDS } from "../frame/page-words";
import { useWords } from "../language/language-context";
import { Button } from "./button";

interface LoadedViewProps<Data> {
  /** What is loaded: a call of `/api/staff`, with its query. */
  name: string;
  children: (data: Data, loaded: Pick<Loaded<Data>, "reload" | "take">) => ReactNode;
  /** What is said when there is no such thing. */
  missing?: string;
}

function View<Data>({ name, children, missing }: LoadedViewProps<Data>) {
  const t = useWords(PAGE_WORDS);
  const { data, hasFailed, isMissing, reload, take } = useLoaded<Data>(name);
  if (data !== undefined) return children(data, { reload, take });
  if (isMissing && missing !== undefined) return <p role="alert">{missing}</p>;
  if (!hasFailed) return null;
  return (
    <>
      <p role="alert">{t("notLoaded")}</p>
      <p>
        <Button onClick={() => void reload()}>{t("again")}</Button>
      </p>
    </>
  );
}

/** Shows what a call has answered; that it failed, with a way to try again. What was loaded before is not shown for another name. */
export function LoadedView<Data>(props: LoadedViewProps<Data>) {
  return <View key={props.name} {...props} />;
}
