import type { ReactNode } from "react";

import type { Query } from "../calls/client";
import { useLoaded, type Loaded } from "../calls/use-loaded";
import { PAGE_WORDS } from "../frame/page-words";
import { useWords } from "../language/language-context";
import { Button } from "./button";

interface LoadedViewProps<Input, Data> {
  query: Query<Input, Data>;
  input: Input;
  children: (data: Data, loaded: Pick<Loaded<Data>, "reload" | "take">) => ReactNode;
  /** What is said when there is no such thing. */
  missing?: string;
}

function View<Input, Data>({ query, input, children, missing }: LoadedViewProps<Input, Data>) {
  const t = useWords(PAGE_WORDS);
  const { data, hasFailed, isMissing, reload, take } = useLoaded(query, input);
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

/** Shows what a query has answered; that it failed, with a way to try again. What was loaded before is not shown for another input. */
export function LoadedView<Input, Data>(props: LoadedViewProps<Input, Data>) {
  return <View key={JSON.stringify(props.input)} {...props} />;
}
