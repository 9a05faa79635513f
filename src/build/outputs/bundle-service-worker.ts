import type { Locale } from "../../config/locales";
import { bundleScript } from "./bundle-script";

export interface WorkerSettings {
  locale: Locale;
  brand: string;
  phone: string;
  offlineOn: boolean;
  address: { street: string; town: string };
}

export interface WorkerMessages {
  language: string;
  ns: string;
  /** JSON. */
  data: string;
}

type WorkerWords = Record<"note" | "close" | "title" | "text" | "list" | "meeting", string>;

function bundle(name: string, words: object): string {
  const define = { OFFLINE_WORDS: JSON.stringify(words), "process.env.NODE_ENV": '"production"' };
  return bundleScript(`src/offline/${name}`, { target: "es2022", define });
}

/** Bundles the service worker with its texts and the agency's number; where reading offline is switched off, the self-unregistering one. */
export function bundleServiceWorker(
  settings: readonly WorkerSettings[],
  messages: readonly WorkerMessages[],
): string {
  if (!settings.every(({ offlineOn }) => offlineOn)) return bundle("self-unregistering-worker.ts", {});
  const words = settings.map(({ locale, brand, phone, address }) => {
    const node = messages.find(({ language, ns }) => language === locale && ns === "offline");
    const own = node && (JSON.parse(node.data) as WorkerWords);
    const meeting = own?.meeting.replace("{{place}}", `${address.street}, ${address.town}`);
    return [locale, { ...own, meeting, phone, brand }] as const;
  });
  return bundle("service-worker.ts", Object.fromEntries(words));
}
