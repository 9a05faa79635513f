import { useEffect, useState } from "react";

import type { Locale } from "../../config/locales";
import { callEditor } from "./call-editor";

type PortsFile = Record<Locale, { ports: readonly { key: string; name: string }[] }>;

/** Loads the names of the ports in a language, by their keys. */
export function usePortNames(locale: Locale): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void callEditor<{ data: string }>("getEntry", { path: "content/settings/ports.json" }).then((result) => {
      if (!result.ok) return;
      const { ports } = (JSON.parse(result.data.data) as PortsFile)[locale];
      setNames(Object.fromEntries(ports.map(({ key, name }) => [key, name])));
    });
  }, [locale]);
  return names;
}
