/** @jest-environment node */
import { parse, type DefaultTreeAdapterMap } from "parse5";

import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";

type Color = readonly [red: number, green: number, blue: number];
type Node = DefaultTreeAdapterMap["childNode"];

const read = (hex: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;

const toLinear = (part: number) => (part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) =>
  255 * Math.min(1, Math.max(0, part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));

function getLuminance(color: Color): number {
  const [red, green, blue] = color.map(toLinear) as unknown as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [one, other].map(getLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Gives a color another lightness in CIELAB (D65): 0 to 100. */
function changeLightness(color: Color, change: (lightness: number) => number): Color {
  const [r, g, b] = color.map(toLinear) as unknown as Color;
  const bend = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const unbend = (part: number) => (part ** 3 > 0.008856 ? part ** 3 : (part - 16 / 116) / 7.787);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const moved = (change(116 * y - 16) + 16) / 116 - y;
  const X = 0.95047 * unbend(bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047) + moved);
  const Y = unbend(y + moved);
  const Z = 1.08883 * unbend(bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883) + moved);
  return [
    fromLinear(3.2406 * X - 1.5372 * Y - 0.4986 * Z),
    fromLinear(-0.9689 * X + 1.8758 * Y + 0.0415 * Z),
    fromLinear(0.0557 * X - 0.204 * Y + 1.057 * Z),
  ];
}

/** Turns the lightness of HSL round: each part by the middle of the greatest and the least. */
function flip(color: Color): Color {
  const shift = 255 - Math.max(...color) - Math.min(...color);
  return color.map((part) => part + shift) as unknown as Color;
}

const getBrightness = ([red, green, blue]: Color) => 0.299 * red + 0.587 * green + 0.114 * blue;
const darken = (color: Color) => changeLightness(color, (lightness) => Math.min(100, 110 - lightness));

type Inversion = Readonly<Record<"background" | "text", (color: Color) => Color>>;

/** What mail programs make of a mail in their dark mode, whatever it says of itself. */
const INVERSIONS: Readonly<Record<string, Inversion>> = {
  "no dark mode": { background: (color) => color, text: (color) => color },
  // Every color is turned round.
  "Gmail on iOS": { background: flip, text: flip },
  // Chromium's darkening of web contents: light backgrounds and dark texts and borders alone.
  "Gmail on Android": {
    background: (color) => (getBrightness(color) > 205 ? darken(color) : color),
    text: (color) => (getBrightness(color) < 150 ? darken(color) : color),
  },
  // Microsoft's roosterjs: every color, upon #333333.
  Outlook: ((invert: (color: Color) => Color) => ({ background: invert, text: invert }))((color) =>
    changeLightness(color, (lightness) => (100 - lightness) * 0.7875 + 21.25),
  ),
};

interface Shown {
  text: string;
  color: string;
  background: string;
  /** Of a button: what is around it, and its border. */
  around?: string;
  border?: string | undefined;
}

const pick = (style: string, name: string) =>
  new RegExp(`(?:^|;)${name}:[^;]*(#[0-9a-f]{6})`).exec(style)?.[1];

/** Lists the texts of a mail that are seen, with their colors. */
function listTexts(node: Node | DefaultTreeAdapterMap["document"], seen: Omit<Shown, "text">): Shown[] {
  if (node.nodeName === "#text" && "value" in node)
    return node.value.trim() === "" ? [] : [{ ...seen, text: node.value.trim() }];
  if (node.nodeName === "head" || !("childNodes" in node)) return [];
  const style = ("attrs" in node && node.attrs.find(({ name }) => name === "style")?.value) || "";
  if (style.includes("display:none")) return [];
  const background = pick(style, "background");
  const isButton = node.nodeName === "a" && background !== undefined;
  const own = {
    ...seen,
    color: pick(style, "color") ?? seen.color,
    background: background ?? seen.background,
    ...(isButton && { around: seen.background, border: pick(style, "border") }),
  };
  return node.childNodes.flatMap((child) => listTexts(child, own));
}

function findFaults(shown: readonly Shown[]): string[] {
  return Object.entries(INVERSIONS).flatMap(([name, { background, text }]) =>
    shown.flatMap((one) => {
      const ground = background(read(one.background));
      const faults = getContrast(text(read(one.color)), ground) < 4.5 ? [`${name}: text "${one.text}"`] : [];
      if (one.around === undefined) return faults;
      const around = background(read(one.around));
      const edges = [ground, ...(one.border === undefined ? [] : [text(read(one.border)), read(one.border)])];
      const isSeen = edges.some((edge) => getContrast(edge, around) >= 3);
      return isSeen ? faults : [...faults, `${name}: button "${one.text}"`];
    }),
  );
}

describe("mails in the dark", () => {
  const site = setUpTestSite();

  it("say for which light they are made, and stay readable, with buttons, where programs turn their colors round", async () => {
    const chosen = { service: "coral-key", collection: "excursions", port: "bayahibe", adults: 2 };
    await site.postJson("/api/contact", { ...CONTACT, ...chosen });
    await site.postJson("/api/subscribe", { email: "ana@example.com", lang: "en" });
    const mails = Object.entries(await readMails(site.env.dataDir));
    expect(mails.map(([name]) => name)).toEqual(
      expect.arrayContaining(["agency-contact", "confirm-subscription", "visitor-contact"]),
    );
    const shown = mails.flatMap(([, { html = "" }]) => {
      expect(html).toContain('<meta name="color-scheme" content="light" />');
      expect(html).toContain('<meta name="supported-color-schemes" content="light" />');
      return listTexts(parse(html), { color: "#000000", background: "#ffffff" });
    });
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(({ around }) => around !== undefined).length).toBeGreaterThan(1);
    expect(findFaults(shown)).toEqual([]);
  });
});
