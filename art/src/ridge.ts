import type { Time } from "./names.ts";
import { createBrush, picture, type Colour } from "./paint.ts";
import { traveller, type Coat } from "./posters/travellers.ts";

/** The footer's color in each theme, so that the hill grows out of it without a seam. */
const hill: Record<Time, Colour> = { day: "#0d1c3c", night: "#152445" };

/** By night the page is darker than the hill, so the two walkers catch the moon. */
const coats: Record<Time, Coat> = {
  day: { body: "#0d1c3c", shade: "#081229", light: "#0d1c3c" },
  night: { body: "#3f5890", shade: "#2c4274", light: "#3f5890" },
};

export function drawRidge(time: Time): string {
  const brush = createBrush();
  const coat = coats[time];
  brush.fill("M0 76V48C160 22 300 30 470 46S820 66 1000 44s300-22 440 2V76Z", hill[time]);
  brush.group(1120, 33.5, 0.95, () => traveller(brush, "floppy", coat, "#f0ad3a"));
  brush.group(1222, 30, 0.8, () => traveller(brush, "cat", coat, "#e2563b"));
  return picture(1440, 102, brush.text(), { box: "0 -26 1440 102", align: "xMaxYMax" });
}
