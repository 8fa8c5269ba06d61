import { boxAround, type Box, type Label, placeLabels } from "./labels.ts";
import type { Palette } from "./palette.ts";
import { apart, circle, pair, rounded, type Sheet } from "./sheets.ts";
import { svgText } from "./svg-text.ts";
import type { Point } from "./view.ts";

/** A numbered pin; square and red where a border blocks. Without a name it has no label. */
export type Pin = { number: number; name: string | null; at: Point; isBlocked: boolean };

const fonts = "Figtree,system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** Pins with their labels as SVG. A pin that another one covers is left out; `taken` stays free of labels. */
export function drawPins(
  pins: readonly Pin[],
  sheet: Sheet,
  { colors, taken }: { colors: Palette; taken: readonly Box[] },
): string {
  const shown = pins.filter(
    ({ at }, index) => !pins.slice(0, index).some((other) => apart(other.at, at) < sheet.pin),
  );
  const drawn = shown.map((pin) => drawPin(pin, sheet, colors)).join("");
  if (sheet.letters === 0) return drawn;
  const boxes = shown.map(({ at }) => boxAround(at, sheet.pin));
  const named = shown.flatMap(({ name, at }) => (name === null ? [] : [{ text: name, at }]));
  const labels = placeLabels(named, {
    width: sheet.width,
    height: sheet.height,
    size: sheet.letters,
    gap: sheet.pin + 5,
    taken: [...taken, ...boxes],
  });
  const tags = labels.map((label) => drawLabel(label, sheet.letters, colors)).join("");
  return `<g font-family="${fonts}">${drawn}${tags}</g>`;
}

function drawPin({ number, at, isBlocked }: Pin, { pin, letters }: Sheet, colors: Palette): string {
  const [x, y] = at;
  const color = isBlocked ? colors.blocked : colors.pin;
  const edge = `fill="${color}" stroke="${colors.paper}" stroke-width="${rounded(pin / 5)}"`;
  const shape = isBlocked
    ? `<rect x="${rounded(x - pin)}" y="${rounded(y - pin)}" width="${2 * pin}" height="${2 * pin}" rx="${rounded(pin / 2)}" ${edge}/>`
    : `<circle ${circle(at, pin)} ${edge}/>`;
  if (letters === 0) return shape;
  return `${shape}<text x="${rounded(x)}" y="${rounded(y + pin * 0.38)}" font-size="${rounded(pin * 1.08)}" fill="${colors.paper}" text-anchor="middle" font-weight="700">${number}</text>`;
}

/** A luggage label with its point at the pin. */
function drawLabel({ text, box, side }: Label, letters: number, colors: Palette): string {
  const { x, y, width, height } = box;
  const tip = height * 0.28;
  const isRight = side === "right";
  const point = `${rounded(isRight ? -tip : tip)} ${rounded(isRight ? -height / 2 : height / 2)}`;
  const shape = isRight
    ? `M${pair([x + tip, y])}H${rounded(x + width)}v${rounded(height)}H${rounded(x + tip)}l${point}z`
    : `M${pair([x, y])}H${rounded(x + width - tip)}l${point} ${rounded(-tip)} ${rounded(height / 2)}H${rounded(x)}z`;
  const middle = x + (isRight ? tip + width : width - tip) / 2;
  return `<path d="${shape}" fill="${colors.paper}"/><text x="${rounded(middle)}" y="${rounded(y + height / 2 + letters * 0.35)}" font-size="${letters}" font-weight="600" fill="${colors.ink}" text-anchor="middle">${svgText(text)}</text>`;
}
