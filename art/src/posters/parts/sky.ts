import { d, mix, times } from "../../paint.ts";
import type { Stage } from "../stage.ts";

/** `open` has clouds but no sun, so by night it is still lit by the moon. */
export type SkyStyle = "bands" | "rays" | "glow" | "open";

export function sky(stage: Stage, style: SkyStyle): void {
  const { brush, palette, width, height, isNight } = stage;
  brush.rect(0, 0, width, height, palette.sky[0]);
  if (style === "bands" && !isNight && !stage.isHero) bands(stage);
  else {
    if (style === "rays" && !isNight) rays(stage);
    horizonGlow(stage);
    if (style !== "open" || isNight) halo(stage);
  }
  if (isNight) {
    stars(stage);
    moon(stage);
  } else if (style !== "open")
    brush.circle(stage.sun.x, stage.sun.y, stage.sun.radius, palette.sun);
  clouds(stage);
}

function bands({ brush, palette, width, height, horizon, size, random, across }: Stage): void {
  for (const i of [1, 2, 3] as const) {
    const y = horizon * (i * 0.27 - 0.06);
    const swell = size(5) * (random() - 0.5);
    brush.fill(
      d`M-5 ${y}C${across(0.3)} ${y - swell * 2} ${across(0.65)} ${y + swell * 2} ${width + 5} ${y - swell}V${height}H-5Z`,
      palette.sky[i],
    );
  }
}

function rays({ brush, palette, width, height, sun }: Stage): void {
  const reach = Math.hypot(width, height);
  const count = 18;
  const edge = (angle: number) =>
    d`${sun.x + reach * Math.cos(angle)} ${sun.y + reach * Math.sin(angle)}`;
  const path = times(count)
    .map((i) => {
      const angle = (i / count) * 2 * Math.PI + 0.1;
      return d`M${sun.x} ${sun.y}L${edge(angle)} ${edge(angle + Math.PI / count)}Z`;
    })
    .join("");
  brush.fill(path, palette.sky[1], 0.55);
}

function horizonGlow({ brush, palette, width, horizon, size }: Stage): void {
  const colour = palette.sky[3];
  brush.raw(
    `<defs><linearGradient id="glow" x2="0" y2="1"><stop offset=".25" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>`,
  );
  brush.rect(0, 0, width, horizon + size(4), "url(#glow)");
}

function halo({ brush, palette, sun, isNight }: Stage): void {
  const shrink = isNight ? 0.8 : 1;
  const opacity = isNight ? 0.38 : 0.6;
  brush.circle(sun.x, sun.y, sun.radius * 5.2 * shrink, palette.sky[1], opacity);
  brush.circle(sun.x, sun.y, sun.radius * 3.7 * shrink, palette.sky[2], opacity);
  brush.circle(sun.x, sun.y, sun.radius * 2.4 * shrink, palette.sky[3], opacity);
}

/** In heroes the words have the left, on phones the whole top: no star shines behind them. */
function stars(stage: Stage): void {
  const { brush, palette, width, height, unit, horizon, random, across, down } = stage;
  const count = (width * height) / (unit * unit * 130);
  const path = times(stage.isPhoneHero ? count / 4 : stage.isHero ? count / 2 : count)
    .map(() => {
      const x = stage.isPhoneHero ? random() * width : across(starEdge(stage, random()));
      const y = stage.isPhoneHero ? down(0.37 + random() * 0.12) : random() * horizon * 0.8;
      return d`M${x} ${y}h0`;
    })
    .join("");
  brush.line(path, palette.light, unit * 0.55, 0.9);
}

const starEdge = (stage: Stage, share: number): number =>
  stage.isHero ? 0.54 + 0.46 * share : share;

function moon({ brush, palette, sun }: Stage): void {
  brush.circle(sun.x, sun.y, sun.radius * 0.8, palette.sun);
  const shadow = mix(palette.sky[1], palette.sky[2], 0.5);
  brush.circle(sun.x + sun.radius * 0.32, sun.y - sun.radius * 0.18, sun.radius * 0.66, shadow);
}

function clouds(stage: Stage): void {
  const { palette, unit, width, horizon, random, across, down, size } = stage;
  const count = Math.max(2, Math.round(width / unit / 36));
  if (stage.isPhoneHero) return cloud(stage, across(0.66), down(0.4), size(0.5), palette.cloud);
  for (const i of times(count)) {
    const share = (i + 0.1 + random() * 0.5) / count;
    const x = across(stage.isHero ? 0.5 + 0.5 * share : share);
    cloud(stage, x, horizon * (0.18 + random() * 0.4), size(0.42 + random() * 0.4), palette.cloud);
  }
}

export function cloud(stage: Stage, x: number, y: number, s: number, colour: string): void {
  stage.brush.fill(
    d`M${x} ${y}h${26 * s}c${4 * s} 0 ${4 * s} ${-5 * s} 0 ${-5 * s}c${s} ${-6 * s} ${-7 * s} ${-7 * s} ${-9 * s} ${-3.5 * s}c${-3 * s} ${-6 * s} ${-11 * s} ${-4 * s} ${-11 * s} ${2 * s}c${-6 * s} ${-2 * s} ${-10 * s} ${6.5 * s} ${-6 * s} ${6.5 * s}z`,
    colour,
    stage.isNight ? 0.7 : 0.92,
  );
}

export function birds(stage: Stage, x: number, y: number): void {
  const { brush, palette, unit, width } = stage;
  // Birds would look like commas among the words of a hero.
  if (stage.isPhoneHero || (stage.isHero && x < width / 2)) return;
  const path = times(4)
    .map((i) => {
      const left = x + i * unit * 4 - (i % 2) * unit;
      const top = y + (i % 3) * unit * 1.8;
      return d`M${left} ${top}q${unit * 0.8} ${-unit * 0.9} ${unit * 1.3} 0q${unit * 0.6} ${-unit * 0.9} ${unit * 1.4} ${-unit * 0.1}`;
    })
    .join("");
  brush.line(path, palette.ink, unit * 0.4, 0.75);
}
