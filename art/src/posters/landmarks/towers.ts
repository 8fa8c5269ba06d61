import { d, mix, times } from "../../paint.ts";
import { walls, type Landmark } from "./landmark.ts";

export const eiffelTower: Landmark = (brush, { near, ink, sky }) => {
  brush.fill("M-17 0C-9-16-4-40-1.8-86h3.6C4-40 9-16 17 0h-7C8-10 4-15 0-15S-8-10-10 0z", near);
  brush.fill("M-11-21h22v3h-22zM-6.5-46h13v2.6h-13zM-.7-95h1.4v12h-1.4z", near);
  brush.fill("M-5-24c3-6 7-6 10 0zM-3.5-48.5l3.5-14 3.5 14z", sky[3], 0.55);
  brush.fill("M0-86h1.8C4-40 9-16 17 0h-7C8-10 5-14 0-15z", ink, 0.28);
};

export const televisionTower: Landmark = (brush, palette) => {
  const { lit, dark } = walls(palette);
  brush.fill("M-1.8-70h3.6v70h-3.6zM-3.5 0l1.7-50h3.6L3.5 0z", dark);
  brush.circle(0, -66, 7.5, lit);
  brush.fill("M0-73.5a7.5 7.5 0 010 15z", palette.far);
  brush.rect(-7.5, -67, 15, 2.4, palette.near);
  brush.rect(-0.8, -100, 1.6, 28, palette.accent);
  brush.rect(-0.8, -84, 1.6, 8, lit);
};

export const needleTower: Landmark = (brush, palette) => {
  const { lit, dark } = walls(palette);
  brush.fill("M-4 0L-1.6-62h3.2L4 0z", dark);
  brush.fill("M-7-60q7-7 14 0l-3 5h-8z", lit);
  brush.rect(-7, -61, 14, 2.2, palette.accent);
  brush.fill("M-1.2-64L0-104l1.2 40z", dark);
};

export const clockTower: Landmark = (brush, { light, sand, middle, near, ink }) => {
  const shaded = mix(sand, middle, 0.55);
  brush.rect(-7, -62, 14, 64, mix(light, sand, 0.55));
  brush.rect(0, -62, 7, 64, shaded);
  brush.rect(-8.5, -66, 17, 17, mix(sand, near, 0.55));
  brush.circle(0, -57.5, 6, light);
  brush.line("M0-57.5v-4M0-57.5l2.6 1.6", ink, 0.9);
  brush.fill("M-8.5-66h17L4-76h-8zM-4-76h8l-4-16z", near);
  brush.rect(-8.5, -49, 17, 1.8, ink);
  brush.line("M-4-45v38M4-45v38", near, 0.8, 0.5);
};

const windowColumns = [-28, -24, -20, -10.5, -7, -3.5, 6, 9.5, 13, 17, 28, 32] as const;

export const skyscrapers: Landmark = (brush, palette) => {
  const { near, middle, ink, light, far, accent, hour } = palette;
  const { dark } = walls(palette);
  brush.rect(-30, -46, 14, 50, near);
  brush.rect(-13, -58, 13, 62, dark);
  brush.fill("M3-64h18v66H3zM6-74h12v12H6zM9-82h6v10H9z", mix(near, middle, 0.15));
  brush.rect(11.3, -98, 1.4, 18, near);
  brush.fill("M12-98h.7v98H21v-64h-3v-10h-3v-8h-3z", ink, 0.25);
  brush.rect(25, -40, 12, 44, dark);
  brush.fill("M-13-58q6.5-22 6.5-22t6.5 22z", mix(light, far, 0.4));
  const windows = times(34)
    .map((i) => {
      const column = windowColumns[i % windowColumns.length] ?? 0;
      return d`M${column} ${-42 + Math.floor(i / windowColumns.length) * 9 + (i % 5) * 4}h0`;
    })
    .join("");
  brush.line(windows, hour === "day" ? light : accent, 1.3);
};
