import { join } from "node:path";

import { build } from "esbuild";
import type { NodePluginArgs } from "gatsby";

import type { Locale } from "../../config/locales";

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

async function bundleWorker(name: string, words: object): Promise<string> {
  const { outputFiles } = await build({
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

/** Makes `/sw.js`: the service worker with the agency's words and number, or, where it is switched off, the one that leaves. */
export function createServiceWorker(getNodesByType: NodePluginArgs["getNodesByType"]): Promise<string> {
  const settings = getNodesByType("SiteSettings") as unknown as Settings[];
  const messages = getNodesByType("InterfaceMessages") as unknown as MessagesNode[];
  const isOn = settings.every(({ offlineOn }) => offlineOn);
  const words = settings.map(({ locale, brand, phone, address }) => {
    const own = messages.find((node) => node.locale === locale && node.namespace === "offline")?.messages;
    const meeting = own?.meeting.replace("{{place}}", `${address.street}, ${address.town}`);
    return [locale, { ...own, meeting, phone, brand }];
  });
  return bundleWorker(isOn ? "service-worker.ts" : "leaving-worker.ts", Object.fromEntries(words) as object);
}
