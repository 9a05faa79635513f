import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { buildSync, type BuildOptions } from "esbuild";

import type { Locale } from "../../domain/config/locales";

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

const bundle = (name: string, define: Record<string, string> = {}) =>
  bundleScript(`src/site/offline/${name}`, {
    target: "es2022",
    define: { ...define, "process.env.NODE_ENV": '"production"' },
  });

/** Lists the scripts of the pages of a built site, without those that an earlier build has left there. */
export function listScripts(folder: string): string[] {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const stats = JSON.parse(read("webpack.stats.json")) as { assetsByChunkName: { app: string[] } };
  const { app } = stats.assetsByChunkName;
  // webpack's runtime has the hashes of all scripts that it loads.
  const runtime = read(app.find((name) => name.startsWith("webpack-runtime-")) ?? "");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => app.includes(name) || runtime.includes(/-([0-9a-f]{20})\.js$/.exec(name)?.[1] ?? "\0"))
    .map((name) => `/${name}`);
}

/** Bundles the service worker with its texts, the agency's number and the list of scripts; where reading offline is switched off, the self-unregistering one. */
export function bundleServiceWorker(
  settings: readonly WorkerSettings[],
  messages: readonly WorkerMessages[],
  scripts: readonly string[],
): string {
  if (!settings.every(({ offlineOn }) => offlineOn)) return bundle("self-unregistering-worker.ts");
  const words = settings.map(({ locale, brand, phone, address }) => {
    const node = messages.find(({ language, ns }) => language === locale && ns === "offline");
    const own = node && (JSON.parse(node.data) as WorkerWords);
    const meeting = own?.meeting.replace("{{place}}", `${address.street}, ${address.town}`);
    return [locale, { ...own, meeting, phone, brand }] as const;
  });
  return bundle("service-worker.ts", {
    OFFLINE_WORDS: JSON.stringify(Object.fromEntries(words)),
    SCRIPTS: JSON.stringify(scripts),
  });
}

/** Bundles a script that the pages contain inline or that stands beside them. */
export function bundleScript(entryPoint: string, options: Pick<BuildOptions, "target" | "define">): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    ...options,
  });
  return outputFiles[0]?.text ?? "";
}
