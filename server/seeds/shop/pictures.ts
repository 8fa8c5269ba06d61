import type { GoodsName, Ware } from "#art/names.ts";
import { goodsUrl, posterUrl } from "#art/urls.ts";
import type { SeedPicture } from "./shapes.ts";

const drawings = {
  carrier: "carrier",
  crate: "carrier",
  backpack: "carrier",
  tote: "carrier",
  stroller: "carrier",
  blanket: "blanket",
  bed: "blanket",
  mat: "blanket",
  nest: "blanket",
  throw: "blanket",
  bowl: "bowl",
  bottle: "bottle",
  flask: "bottle",
  dish: "bowl",
  tin: "bowl",
  pouch: "wallet",
  mug: "bowl",
  tag: "tag",
  leash: "leash",
  harness: "leash",
  raincoat: "bandana",
  vest: "bandana",
  bandana: "bandana",
  collar: "leash",
  lantern: "tag",
  ball: "ball",
  roll: "ball",
  boots: "ball",
  tether: "leash",
  booster: "carrier",
  wallet: "wallet",
  label: "tag",
  notebook: "wallet",
  scale: "tag",
  postcards: "wallet",
  brush: "brush",
  towel: "blanket",
  box: "wallet",
  roller: "brush",
  tunnel: "blanket",
  tray: "bowl",
  rod: "leash",
  shirt: "bandana",
  sweater: "bandana",
  cap: "bandana",
  socks: "bandana",
  bag: "carrier",
} satisfies Record<Ware, GoodsName>;

/** `shows` is the value of an option that this picture is of. */
export type DrawnPicture = {
  path: string;
  alt: string;
  width: number;
  height: number;
  shows?: string;
};

/** The pictures of a product, the one of its cards first. */
export function picturesOf(picture: SeedPicture, title: string): DrawnPicture[] {
  if ("print" in picture) {
    const { print: place, time = "day" } = picture;
    return [
      {
        path: posterUrl({ place, shape: "portrait", time }),
        alt: `The print “${title}”`,
        width: 900,
        height: 1200,
      },
      {
        path: posterUrl({ place, shape: "square", time }),
        alt: `“${title}” in a square`,
        width: 1000,
        height: 1000,
      },
    ];
  }
  return [{ path: goodsUrl(drawings[picture.ware]), alt: title, width: 1000, height: 1000 }];
}
