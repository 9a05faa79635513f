import { useEffect, useState } from "react";

import type { Locale } from "../../config/locales";
import { callEditor } from "../shell/call-editor";

type PortsFile = Record<Locale, { ports: readonly { key: string; name: string }[] }>;

/** Loads the names of the ports in a language, by their keys; nothing until they are there, none when they cannot be loaded. */
export function usePortNames(locale: Locale): Readonly<Record<string, string>> | undefined {
  const [names, setNames] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    void callEditor<{ data: string }>("getEntry", { path: "content/settings/ports.json" }).then((result) => {
      const ports = result.ok ? (JSON.parse(result.data.data) as PortsFile)[locale].ports : [];
      setNames(Object.fromEntries(ports.map(({ key, name }) => [key, name])));
    });
  }, [locale]);
  return names;
}
