import type { Colour } from "../paint.ts";

const rimWidth = 3.6;

/** The same shapes in one color and a little larger, to lie behind them. */
export function outlineOf(svg: string, rim: Colour): string {
  const solid = svg.replace(/<[^>]* opacity="[^"]*"\/>/g, "");
  const wide = solid
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => {
      return `stroke-width="${Number(width) + rimWidth}"`;
    })
    .replace(/#[\da-f]{6}/g, rim);
  return `<g stroke="${rim}" stroke-width="${rimWidth}">${wide}</g>`;
}
