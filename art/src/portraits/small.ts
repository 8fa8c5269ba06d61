import { mix, type Brush } from "../paint.ts";
import { body, eye, eyes, held, outfit } from "./parts.ts";
import { ink, type Portrait } from "./traits.ts";

const blush = "#e8909a";

export function rabbit(brush: Brush, portrait: Portrait): void {
  const { fur, ears, pose } = portrait;
  const inner = mix(fur.coat, "#e08a90", 0.55);
  body(brush, portrait, 44);
  outfit(brush, portrait, 156, 32);
  held(brush, portrait, () => {
    const leaning = (side: -1 | 1, draw: () => void) => {
      brush.raw(`<g transform="rotate(${Math.round(side * pose.ears)} 100 84)">`);
      draw();
      brush.raw("</g>");
    };
    leaning(-1, () => {
      brush.fill("M84 84C62 58 58 22 70 12c14-4 24 34 26 70z", fur.coat);
      brush.fill("M82 72C71 54 68 32 73 22c9 4 14 26 16 50z", inner);
    });
    leaning(1, () => {
      if (ears === "lop")
        brush.fill("M116 76c26-8 52 10 50 44-2 12-14 12-20 2-7-12-18-22-32-26z", fur.shade);
      else {
        brush.fill("M116 84c22-26 26-62 14-72-14-4-24 34-26 70z", fur.coat);
        brush.fill("M118 72c11-18 14-40 9-50-9 4-14 26-16 50z", inner);
      }
    });
    brush.fill("M100 70c28 0 46 20 46 46s-18 40-46 40-46-14-46-40 18-46 46-46z", fur.coat);
    brush.ellipse(89, 133, 15, 12, fur.light);
    brush.ellipse(111, 133, 15, 12, fur.light);
    eyes(brush, pose.eyes, [74, 126, 112], 1.05);
    brush.fill("M94 124h12q-1 6-6 8-5-2-6-8z", "#c9606a");
    brush.line("M100 132v5", ink, 2.2);
    brush.fill("M95 139h10v8q-5 3-10 0z", "#fffaf0");
    brush.line("M68 134l-22-3M68 139l-21 4M132 134l22-3M132 139l21 4", ink, 1.2, 0.4);
    brush.ellipse(62, 130, 8, 5, blush, 0.5);
    brush.ellipse(138, 130, 8, 5, blush, 0.5);
  });
}

export function bird(brush: Brush, { fur, pose }: Portrait): void {
  const { coat, shade, light } = fur;
  brush.group(
    100 + pose.x,
    150 + pose.y,
    1,
    () => {
      brush.raw('<g transform="translate(-100 -150)">');
      brush.fill("M50 206C40 150 52 70 100 60s62 84 50 146z", coat);
      brush.fill("M116 206c20-26 30-60 22-92 20 20 22 60 14 92z", shade);
      brush.fill("M76 206c-6-40 4-76 26-80 22 6 26 44 16 80z", light);
      brush.fill("M100 62c-12-14-10-28-2-38 2 8 4 12 8 14 2-6 6-10 12-10-4 10-4 22-8 34z", shade);
      for (const x of [78, 122]) brush.circle(x, 100, 14, mix(light, "#ffffff", 0.3));
      eyes(brush, pose.eyes, [80, 120, 98], 1.1);
      brush.fill("M88 108q12-10 24 0-1 20-12 26-11-6-12-26z", "#f0a03c");
      brush.fill("M89 112q11 6 22 0-1 8-11 10-9-2-11-10z", "#d9802f");
      brush.ellipse(66, 118, 7, 5, "#e8707c", 0.7);
      brush.ellipse(134, 118, 7, 5, "#e8707c", 0.7);
      brush.raw("</g>");
    },
    pose.tilt * 0.6,
  );
}

/** Shell in the color asked for, skin the green of tortoises. */
export function tortoise(brush: Brush, portrait: Portrait): void {
  const { fur, accent, pose } = portrait;
  brush.fill("M20 178C20 116 60 84 112 84s84 40 84 94z", mix(fur.shade, "#4f6f58", 0.25));
  brush.fill(
    "M40 170c4-40 24-64 50-74l18 34-16 44zM100 96l36-2 22 30-16 30-28-12zM150 100c20 14 30 40 32 70l-28 2-8-18z",
    mix(fur.coat, "#7fa06c", 0.2),
  );
  brush.fill("M14 180q90-20 186 0v24H14z", mix(fur.shade, "#2f4338", 0.5));
  const freckle = "#3f4a2f";
  brush.raw(
    `<g transform="translate(${pose.x.toFixed(1)} ${pose.y.toFixed(1)}) rotate(${pose.tilt.toFixed(1)} 70 150)">`,
  );
  brush.fill("M28 204c-2-40-6-78 36-80s46 40 42 80z", "#a9b36a");
  brush.ellipse(66, 134, 40, 36, "#b9c47c");
  eyes(brush, pose.eyes, [50, 84, 128], 1.1, (x) => eye(brush, x, 128, 1.1));
  brush.line("M50 148q17 12 34 0", freckle, 3);
  brush.circle(60, 138, 1.8, freckle);
  brush.circle(73, 138, 1.8, freckle);
  brush.ellipse(38, 142, 7, 5, "#e0907a", 0.6);
  brush.ellipse(96, 142, 7, 5, "#e0907a", 0.6);
  brush.fill("M40 176q28 14 56 0l-4 12q-24 10-48 0z", accent);
  brush.raw("</g>");
}
