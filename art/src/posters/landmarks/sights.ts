import { d, mix, times } from "../../paint.ts";
import { walls, type Landmark } from "./landmark.ts";

const operaSails = [
  [-34, 26, 30],
  [-14, 36, 34],
  [10, 28, 28],
  [28, 18, 20],
] as const;

export const operaHouse: Landmark = (brush, palette) => {
  const { light, far } = palette;
  brush.rect(-46, -4, 92, 8, walls(palette).pale);
  for (const [x, tall, wide] of operaSails) {
    const tip = d`${x + wide * 0.75} ${-tall - 6}`;
    const back = d`Q${x + wide * 0.95} ${-tall * 0.4} ${x + wide * 0.8} -4`;
    brush.fill(d`M${x} -4Q${x + wide * 0.1} ${-tall} ${tip}${back}Z`, light);
    brush.fill(
      d`M${tip}${back}h${-wide * 0.28}Q${x + wide * 0.72} ${-tall * 0.5} ${tip}Z`,
      mix(light, far, 0.55),
    );
  }
};

export const bigWheel: Landmark = (brush, { near, accent, light, ink }) => {
  brush.line("M0-44L-18 0M0-44L18 0", near, 3);
  brush.raw(`<circle cy="-44" r="34" stroke="${near}" stroke-width="2.2"/>`);
  const on = (i: number, turn: number) => {
    const angle = i * (Math.PI / 6) + turn;
    return { x: 34 * Math.cos(angle), y: -44 + 34 * Math.sin(angle) };
  };
  const spokes = times(12).map((i) => d`M0-44L${on(i, 0).x} ${on(i, 0).y}`);
  brush.line(spokes.join(""), near, 0.7);
  for (const i of times(12)) {
    const { x, y } = on(i, 0.2);
    brush.roundRect(x - 3, y - 2, 6, 5.5, 1.5, i % 2 ? accent : light);
  }
  brush.circle(0, -44, 3.5, ink);
};
