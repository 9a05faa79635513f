import { buildSync } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

import type { Locale } from "../config/locales";

interface Settings {
  locale: Locale;
  brand: string;
  phone: string;
  offlineOn: boolean;
  address: { street: string; town: string };
}

interface MessagesNode {
  locale: Locale;
  namespace: string;
  messages: Record<"note" | "title" | "text" | "list" | "meeting", string>;
}

function bundleWorker(name: string, words: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [join("src/offline", name)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    define: { OFFLINE_WORDS: JSON.stringify(words), "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

function writeIfChanged(path: string, text: string) {
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch {
    // The first build has no such file.
  }
  writeFileSync(path, text);
}

/** Writes `/sw.js`: the service worker with the agency's words and number, or, where it is switched off, the one that leaves. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType }) => {
  const settings = getNodesByType("SiteSettings") as unknown as Settings[];
  const messages = getNodesByType("InterfaceMessages") as unknown as MessagesNode[];
  const isOn = settings.every(({ offlineOn }) => offlineOn);
  const words = settings.map(({ locale, brand, phone, address }) => {
    const own = messages.find((node) => node.locale === locale && node.namespace === "offline")?.messages;
    const meeting = own?.meeting.replace("{{place}}", `${address.street}, ${address.town}`);
    return [locale, { ...own, meeting, phone, brand }];
  });
  const script = bundleWorker(
    isOn ? "service-worker.ts" : "leaving-worker.ts",
    Object.fromEntries(words) as object,
  );
  writeIfChanged(join("public", "sw.js"), script);
};
