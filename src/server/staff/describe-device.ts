/** Words of a `User-Agent`, the more special ones first: Edge also calls itself Chrome, and Chrome Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Gets how a person recognises a device in a list, like `Safari, iPhone`; empty for what is no browser. */
export function describeDevice(userAgent = ""): string {
  const find = (names: readonly [RegExp, string][]) =>
    names.filter(([pattern]) => pattern.test(userAgent)).map(([, name]) => name)[0];
  return [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined).join(", ");
}
