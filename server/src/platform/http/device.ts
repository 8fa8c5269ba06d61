/** In order of precedence: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const labelFor = (userAgent: string, patterns: readonly [RegExp, string][]) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A short description of browser and system, such as "Firefox on Linux". The header itself is not stored. */
export function deviceOf(userAgent: string): string {
  const header = userAgent.slice(0, 1_000);
  const browser = labelFor(header, browsers);
  const system = labelFor(header, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
