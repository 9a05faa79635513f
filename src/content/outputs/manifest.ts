import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import sharp from "sharp";
import { renderSVG } from "uqr";

import { BRAND_COLORS } from "../../domain/config/brand";
import { getLocale, type Locale } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import type { SiteFacts } from "./site-facts";

/** Writes the web manifest of a language: what the site is called and looks like on a phone's home screen. */
export function createManifest(facts: SiteFacts, locale: Locale): string {
  const { settings } = facts.locales[locale];
  const { iso, dir } = getLocale(locale);
  const icons = ICONS.flatMap(({ file, size, purpose }) =>
    purpose === undefined ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }],
  );
  const manifest = {
    name: `${settings.brand} · ${settings.tagline}`,
    short_name: settings.brand,
    description: settings.tagline,
    lang: iso,
    dir,
    id: getPath("home", locale),
    start_url: getPath("home", locale),
    scope: "/",
    display: "minimal-ui",
    background_color: BRAND_COLORS.paper,
    theme_color: BRAND_COLORS.paper,
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }, ...icons],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

interface IconFile {
  file: string;
  size: number;
  /** Without one the manifest does not name it. */
  purpose?: "any" | "maskable";
  /** Which part of the square the mark fills: a mask may cut a fifth off, and phones put their own corners on. */
  share: number;
}

/** The icons that are made of `static/favicon.svg`. */
const ICONS: readonly IconFile[] = [
  { file: "icons/icon-192.png", size: 192, purpose: "any", share: 1 },
  { file: "icons/icon-512.png", size: 512, purpose: "any", share: 1 },
  { file: "icons/icon-maskable-512.png", size: 512, purpose: "maskable", share: 0.72 },
  { file: "apple-touch-icon.png", size: 180, share: 0.84 },
];

const getTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;

async function render(source: string, { size, share }: IconFile): Promise<Buffer> {
  const inner = Math.round(size * share);
  const density = (72 * inner) / 64;
  const mark = await sharp(source, { density }).resize(inner, inner).png().toBuffer();
  if (share === 1) return mark;
  const ground = { width: size, height: size, channels: 4, background: BRAND_COLORS.paper } as const;
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** Writes the icons of the site into `public/`, unless they are newer than the mark. */
export async function writeIcons(root: string): Promise<void> {
  const source = join(root, "static/favicon.svg");
  const changed = getTime(source);
  for (const icon of ICONS) {
    const target = join(root, "public", icon.file);
    if (getTime(target) > changed) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await render(source, icon));
  }
}

/** Quiet zone of a QR code, in modules. */
const BORDER = 4;
/**
 * Every reader takes each of the eight masks of the standard; trying them all for the one that looks best takes ten times as long.
 * This one (3: every third diagonal) seldom meets the patterns of the symbol itself.
 */
const MASK = 3;

/** Draws the address of a page as a QR code (ISO/IEC 18004, error correction M), for the page on paper. */
export function createQrCode(url: string): string {
  return renderSVG(url, { ecc: "M", border: BORDER, maskPattern: MASK });
}
