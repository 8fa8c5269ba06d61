import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Hour = "day" | "night";
type Pair = [ink: string, ground: string, least: number];

/** The color of a token at an hour, as relative luminance (WCAG 2.2). */
function luminance(token: string, hour: Hour): number {
  const [, value = ""] = new RegExp(`--${token}:\\s*([^;]+);`).exec(css) ?? [];
  const colours = [...value.matchAll(/oklch\(([^)]*)\)/g)].map((match) => match[1] ?? "");
  const colour = (hour === "night" ? colours[1] : undefined) ?? colours[0];
  if (colour === undefined) throw new Error(`No colour --${token} in tokens.css`);
  const [lightness = 0, chroma = 0, degrees = 0] = colour.split(/\s+/).map(Number);
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (part: number) => Math.min(1, Math.max(0, part));
  const red = within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, hour: Hour): number {
  const [dark = 0, light = 0] = [luminance(one, hour), luminance(other, hour)].toSorted(
    (x, y) => x - y,
  );
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const control = 3;
const pairs: Pair[] = [
  ...["paper", "card", "sunk", "sky"].flatMap((ground): Pair[] => [
    ["ink", ground, text],
    ["ink-2", ground, text],
    ["ink-3", ground, text],
    ["link", ground, text],
    ["edge", ground, control],
    ["focus", ground, control],
  ]),
  ["on-brand", "brand", text],
  ["on-brand", "brand-hi", text],
  ["on-go", "go", text],
  ["on-go", "go-hi", text],
  ["on-night", "night", text],
  ["on-night-2", "night", text],
  ["go", "night", text],
  ["love", "card", text],
  ["blocked", "card", text],
  ["blocked", "paper", text],
  ["blocked", "blocked-bg", text],
  ["ink", "blocked-bg", text],
  ["ready", "ready-bg", text],
  ["due", "due-bg", text],
  ["info", "info-bg", text],
];

test.each(pairs)("%s can be read on %s by day and by night", (ink, ground, least) => {
  expect(contrast(ink, ground, "day")).toBeGreaterThanOrEqual(least);
  expect(contrast(ink, ground, "night")).toBeGreaterThanOrEqual(least);
});
