import { hash } from "../hash.ts";
import type { FurColour, TravellerBuild, Ware, WareColour, WareView } from "../names.ts";
import { createBrush, mix, picture, type Brush } from "../paint.ts";
import { animal, furCoat } from "../posters/travellers.ts";
import { brown, cream, gold, night, shadow, tints, type Tint } from "./tints.ts";
import { wares } from "./wares/index.ts";

export type Goods = { ware: Ware; colour: WareColour; view: WareView };

/** Hang in the picture of a trip; the others stand. */
const hanging: ReadonlySet<Ware> = new Set<Ware>([
  "bandana",
  "tag",
  "tether",
  "label",
  "scale",
  "shirt",
  "sweater",
  "socks",
  "bag",
]);
const forCats: ReadonlySet<Ware> = new Set<Ware>(["tunnel", "tray", "rod", "nest", "backpack"]);

type Friend = readonly [TravellerBuild, FurColour];
const cats: readonly Friend[] = [
  ["cat", "ginger"],
  ["cat", "grey"],
  ["cat", "black"],
];
const friends: readonly Friend[] = [
  ["floppy", "golden"],
  ["sausage", "chocolate"],
  ["pointy", "white"],
  ["floppy", "black"],
  ["cat", "ginger"],
  ["pointy", "tan"],
  ["sausage", "ginger"],
  ["rabbit", "white"],
];

export function drawGoods({ ware, colour, view }: Goods): string {
  const brush = createBrush();
  views[view](brush, { ware, tint: tints[colour] });
  return picture(200, 200, brush.text());
}

type Shown = { ware: Ware; tint: Tint };
const views: Record<WareView, (brush: Brush, shown: Shown) => void> = {
  front(brush, { ware, tint }) {
    brush.rect(0, 0, 200, 200, tint.wall);
    brush.circle(130, 78, 70, cream, 0.28);
    brush.fill("M0 158q100-22 200 4v38H0z", shadow, 0.16);
    wares[ware](brush, tint);
  },
  close(brush, { ware, tint }) {
    brush.rect(0, 0, 200, 200, tint.nearWall);
    brush.circle(56, 150, 104, cream, 0.22);
    brush.group(-88, -78, 1.8, () => wares[ware](brush, tint));
  },
  size(brush, { ware, tint }) {
    brush.rect(0, 0, 200, 200, "#cfe2e8");
    brush.line(ruled, "#bdd6de", 1);
    brush.group(34, 14, 0.78, () => wares[ware](brush, tint));
    brush.roundRect(22, 164, 166, 14, 3, gold);
    brush.roundRect(16, 12, 14, 160, 3, gold);
    brush.line("M44 165v6M74 165v6M104 165v6M134 165v6M164 165v6", night, 2);
    brush.line(
      "M59 165v4M89 165v4M119 165v4M149 165v4M29 30h-4M29 60h-4M29 90h-4M29 120h-4",
      night,
      1.5,
    );
    brush.line("M29 15h-6M29 45h-6M29 75h-6M29 105h-6M29 135h-6", night, 2);
    brush.circle(24, 172, 18, night);
    brush.circle(24, 172, 7, gold);
  },
  trip(brush, { ware, tint }) {
    const turn = hash(ware);
    const list = forCats.has(ware) ? cats : friends;
    const [build, fur] = list[turn % list.length] ?? friends[0] ?? ["floppy", "golden"];
    landscape(brush, tint);
    if (hanging.has(ware)) {
      brush.line("M100 196V36M194 196V36", brown, 5);
      brush.line("M100 48q47 12 94 0", cream, 2.5);
      brush.group(95, 44, 0.52, () => wares[ware](brush, tint));
    } else brush.group(75, 66, 0.62, () => wares[ware](brush, tint));
    const x = build === "sausage" ? 44 : 40;
    brush.ellipse(x, 169, 32, 5, shadow, 0.22);
    brush.group(x, 169, 1, () => animal(brush, build, furCoat(fur)));
  },
};

/** Lines as in a notebook for sums. */
const ruled = Array.from(
  { length: 9 },
  (_, n) => `M0 ${20 * (n + 1)}h200M${20 * (n + 1)} 0v200`,
).join("");

/** Morning somewhere: sky, sun, two ridges and a road, in colors that the ware stands out from. */
function landscape(brush: Brush, { wall, nearWall, main }: Tint): void {
  const sky = mix(nearWall, cream, 0.55);
  brush.rect(0, 0, 200, 200, sky);
  brush.circle(60, 58, 46, cream, 0.5);
  brush.circle(60, 58, 27, mix(gold, main, 0.15));
  brush.fill("M0 112l40-30 30 22 44-40 48 40 38-22v118H0z", mix(wall, sky, 0.5));
  brush.fill("M0 138q60-30 120-10t80-12v84H0z", wall);
  brush.fill("M0 160q100-12 200 0v40H0z", mix(cream, wall, 0.18));
}
