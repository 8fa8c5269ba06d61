/** Brushes and colors: everything the drawings share, and nothing that knows what it draws. */

export type Colour = string;
export type Point = readonly [x: number, y: number];

/** A small seeded generator (mulberry32), so that chance falls the same way every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const channel = (colour: Colour, at: 1 | 3 | 5): number => parseInt(colour.slice(at, at + 2), 16);

/** The color that lies `share` of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const blend = (at: 1 | 3 | 5) => {
    const start = channel(from, at);
    const value = Math.round(start + (channel(to, at) - start) * share);
    return value.toString(16).padStart(2, "0");
  };
  return `#${blend(1)}${blend(3)}${blend(5)}`;
}

function luminance(colour: Colour): number {
  const light = (at: 1 | 3 | 5) => {
    const value = channel(colour, at) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

/** WCAG contrast: 1 for the same color, 21 for black on white. */
export function contrast(one: Colour, other: Colour): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const rounded = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits))).replace(/^(-?)0\./, "$1.");

const short = (value: number): string => rounded(value, 1);

/** Path data with its numbers rounded to a tenth, which no eye can tell and every wire can. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((path, part, i) => {
    const value = values[i - 1] ?? "";
    return path + (typeof value === "number" ? short(value) : value) + part;
  });
}

export type Brush = {
  fill(path: string, colour: Colour, opacity?: number): void;
  line(path: string, colour: Colour, width: number, opacity?: number): void;
  polygon(points: readonly Point[], colour: Colour, opacity?: number): void;
  circle(x: number, y: number, radius: number, colour: Colour, opacity?: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, colour: Colour, opacity?: number): void;
  rect(x: number, y: number, width: number, height: number, colour: Colour, opacity?: number): void;
  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    colour: Colour,
  ): void;
  /** Draws in a place and a scale of its own; `scaleX` mirrors with a minus. */
  group(x: number, y: number, scale: number, draw: () => void, turn?: number): void;
  mirrored(x: number, y: number, scale: number, draw: () => void): void;
  raw(svg: string): void;
  text(): string;
};

export function createBrush(): Brush {
  let drawn = "";
  const raw = (svg: string) => {
    drawn += svg;
  };
  const see = (opacity: number | undefined) =>
    opacity === undefined ? "" : ` opacity="${rounded(opacity, 2)}"`;
  const inside = (transform: string, draw: () => void) => {
    raw(`<g transform="${transform}">`);
    draw();
    raw("</g>");
  };
  const brush: Brush = {
    raw,
    text: () => drawn,
    fill: (path, colour, opacity) => raw(`<path d="${path}" fill="${colour}"${see(opacity)}/>`),
    line: (path, colour, width, opacity) =>
      raw(
        `<path d="${path}" stroke="${colour}" stroke-width="${rounded(width, 2)}"${see(opacity)}/>`,
      ),
    polygon: (points, colour, opacity) =>
      brush.fill(`M${points.map(([x, y]) => d`${x} ${y}`).join("L")}Z`, colour, opacity),
    circle: (x, y, radius, colour, opacity) =>
      raw(d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${see(opacity)}/>`),
    ellipse: (x, y, rx, ry, colour, opacity) =>
      raw(d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${see(opacity)}/>`),
    rect: (x, y, width, height, colour, opacity) =>
      raw(
        d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"${see(opacity)}/>`,
      ),
    roundRect: (x, y, width, height, radius, colour) =>
      raw(
        d`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`,
      ),
    group: (x, y, scale, draw, turn = 0) => {
      const rotate = turn === 0 ? "" : ` rotate(${rounded(turn, 1)})`;
      inside(d`translate(${x} ${y})${rotate} scale(${rounded(scale, 3)})`, draw);
    },
    mirrored: (x, y, scale, draw) =>
      inside(d`translate(${x} ${y}) scale(${rounded(-scale, 3)} ${rounded(scale, 3)})`, draw),
  };
  return brush;
}

export type Sheet = { box?: string; align?: "xMidYMid" | "xMaxYMax" };

/** A whole picture. Shapes say only what differs: no fill and round strokes are the rule. */
export function picture(
  width: number,
  height: number,
  drawing: string,
  { box = `0 0 ${width} ${height}`, align = "xMidYMid" }: Sheet = {},
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="${align} slice" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
}

/** Counts from 0 up to but not including `count`. */
export const times = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, i) => i);
