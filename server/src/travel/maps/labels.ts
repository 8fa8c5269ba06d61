import type { Point } from "./view.ts";

export type Box = { x: number; y: number; width: number; height: number };

export type Label = { text: string; box: Box; side: "left" | "right" };

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A square around a point. */
export const boxAround = ([x, y]: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Figtree has about this width a letter, by the size of the text. */
const letterWidth = 0.56;
const padding = 13;

type Named = { text: string; at: Point };

type LabelOptions = {
  width: number;
  height: number;
  /** Height of the letters. */
  size: number;
  /** Distance of a label from the middle of its pin. */
  gap: number;
  /** What no label may cover. */
  taken: readonly Box[];
};

/** Places labels beside their pins without covering each other; one with no room is left out. */
export function placeLabels(
  names: readonly Named[],
  { width, height, size, gap, taken }: LabelOptions,
): Label[] {
  const covered = [...taken];
  return names.flatMap(({ text, at: [x, y] }) => {
    const box = { width: text.length * size * letterWidth + padding * 2, height: size * 1.8 };
    const right = x + gap;
    const left = x - gap - box.width;
    const tries = [0, -0.9, 0.9, -1.8, 1.8].flatMap((shift) => {
      const top = y - box.height / 2 + shift * box.height;
      return [
        { side: "right" as const, box: { ...box, x: right, y: top } },
        { side: "left" as const, box: { ...box, x: left, y: top } },
      ];
    });
    const found = tries.find(
      (each) =>
        each.box.x >= 4 &&
        each.box.y >= 4 &&
        each.box.x + each.box.width <= width - 4 &&
        each.box.y + each.box.height <= height - 4 &&
        !covered.some((other) => overlaps(each.box, other)),
    );
    if (!found) return [];
    covered.push(found.box);
    return [{ text, ...found }];
  });
}
