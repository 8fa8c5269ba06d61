import type { Colour } from "../paint.ts";

export type Hour = "day" | "dawn" | "dusk" | "night";

export type Palette = {
  name: PaletteName;
  hour: Hour;
  /** From the top of the sky down to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour];
  sun: Colour;
  cloud: Colour;
  /** Three depths of land: the nearer, the darker. */
  far: Colour;
  middle: Colour;
  near: Colour;
  /** The darkest: grass in front, birds, the traveler's silhouette. */
  ink: Colour;
  water: Colour;
  glint: Colour;
  accent: Colour;
  light: Colour;
  sand: Colour;
};

export type PaletteName =
  | "riviera"
  | "mint"
  | "cobalt"
  | "butter"
  | "apricot"
  | "blossom"
  | "marigold"
  | "rose"
  | "ember"
  | "midnight"
  | "lagoon"
  | "harbour"
  | "spruce"
  | "lantern";

function palette(
  name: PaletteName,
  hour: Hour,
  sky: Palette["sky"],
  [sun, cloud]: readonly [Colour, Colour],
  [far, middle, near, ink]: readonly [Colour, Colour, Colour, Colour],
  [water, glint]: readonly [Colour, Colour],
  [accent, light, sand]: readonly [Colour, Colour, Colour],
): Palette {
  return { name, hour, sky, sun, cloud, far, middle, near, ink, water, glint, accent, light, sand };
}

export const palettes: Record<PaletteName, Palette> = {
  riviera: palette(
    "riviera",
    "day",
    ["#5fb3c8", "#8fcdd2", "#c3e4d6", "#f7efcf"],
    ["#fff6d6", "#fdf8e8"],
    ["#8db9c4", "#4d93a0", "#2c6f73", "#12354a"],
    ["#2b8ba3", "#8fd0d2"],
    ["#e2563b", "#fff8e6", "#f3d9a0"],
  ),
  mint: palette(
    "mint",
    "day",
    ["#8fcbb9", "#b5dcc3", "#dbead0", "#faf2d4"],
    ["#f2a33a", "#fffaf0"],
    ["#9cc3ab", "#5c9a82", "#2c6b5e", "#133c40"],
    ["#4aa39a", "#bfe3d2"],
    ["#e4603f", "#fff9e8", "#f0d79b"],
  ),
  cobalt: palette(
    "cobalt",
    "day",
    ["#2f6db0", "#5b97c9", "#9cc6dc", "#f3ead0"],
    ["#ffd56b", "#fff9ea"],
    ["#86a9c6", "#47789f", "#2a5278", "#142a4d"],
    ["#2f6db0", "#a7cfe2"],
    ["#f0653f", "#fffaf0", "#f4d594"],
  ),
  butter: palette(
    "butter",
    "day",
    ["#f4c977", "#f8da98", "#fbe8bb", "#fdf4dc"],
    ["#e5573b", "#fffaf0"],
    ["#d8b58a", "#9aa27a", "#4d7a6a", "#1d3b4a"],
    ["#4b9a9a", "#fdeec6"],
    ["#d8452f", "#fffaf0", "#fbe3ae"],
  ),
  apricot: palette(
    "apricot",
    "dawn",
    ["#7fa8c4", "#c3bfc4", "#f4cbab", "#fbe3ba"],
    ["#f2764a", "#fdeedd"],
    ["#a9aabf", "#7387a6", "#465f86", "#1c2f57"],
    ["#8fa9bd", "#fde0bd"],
    ["#e5573b", "#fff6e8", "#f1d0a0"],
  ),
  blossom: palette(
    "blossom",
    "dawn",
    ["#9fb8cf", "#d9c4d2", "#f5d0cb", "#fdeadb"],
    ["#f4a24a", "#fff4ec"],
    ["#c3aec4", "#8e8db4", "#54659a", "#20305e"],
    ["#a5b0cc", "#fde3d6"],
    ["#e4566a", "#fffaf4", "#f3d3bd"],
  ),
  marigold: palette(
    "marigold",
    "dusk",
    ["#3a4a86", "#8a6a9a", "#e58f78", "#f9c877"],
    ["#fff0b8", "#f7b98c"],
    ["#a9728f", "#6d4f80", "#433a6e", "#171f47"],
    ["#7a5f92", "#f9c98a"],
    ["#ffb43a", "#ffe9c4", "#e9a77a"],
  ),
  rose: palette(
    "rose",
    "dusk",
    ["#d9707a", "#ee9a86", "#f8c49c", "#fde8c4"],
    ["#fff4d0", "#fde0c0"],
    ["#c68396", "#8a5f8c", "#4d4a80", "#1c2551"],
    ["#b9758f", "#fbd6b0"],
    ["#f6b93f", "#fff0da", "#f3bd94"],
  ),
  ember: palette(
    "ember",
    "dusk",
    ["#b8432f", "#dd6a3c", "#f29a4b", "#fbd183"],
    ["#fff1bf", "#f7b56a"],
    ["#b9573f", "#873a3c", "#572a3d", "#26163a"],
    ["#a4483f", "#fbc77a"],
    ["#ffd05c", "#ffe8c0", "#e99a5a"],
  ),
  midnight: palette(
    "midnight",
    "night",
    ["#0f1c45", "#1c3264", "#2f4f86", "#5e7fa8"],
    ["#fbeecb", "#44649a"],
    ["#3a5a8c", "#284478", "#1b2f5e", "#0b1736"],
    ["#22407a", "#f3dfae"],
    ["#ffc04d", "#dfe8f2", "#6f8bb5"],
  ),
  lagoon: palette(
    "lagoon",
    "night",
    ["#0f2440", "#14465a", "#2a7474", "#7fb597"],
    ["#fdf1cf", "#2f6a70"],
    ["#2f7a78", "#1f5a63", "#163f50", "#081f33"],
    ["#1d5f68", "#e9e2ac"],
    ["#ffbe55", "#e6f2e4", "#6fa79a"],
  ),
  harbour: palette(
    "harbour",
    "night",
    ["#14203d", "#24365c", "#41577f", "#8a93a3"],
    ["#fdeccb", "#51658c"],
    ["#47618c", "#304a75", "#20345a", "#0c1630"],
    ["#294670", "#f0dcb4"],
    ["#ff9d5c", "#e8e6ea", "#8794ab"],
  ),
  spruce: palette(
    "spruce",
    "night",
    ["#0c2233", "#17404a", "#2f6a63", "#88ab8c"],
    ["#f6efd0", "#2f6068"],
    ["#376f6c", "#23554f", "#163e3c", "#071d22"],
    ["#1c5257", "#dfe6b8"],
    ["#ff8f5e", "#e9f0df", "#83a08c"],
  ),
  lantern: palette(
    "lantern",
    "night",
    ["#251b45", "#43305f", "#6f4a72", "#c08a7a"],
    ["#ffe6b3", "#6b5080"],
    ["#6d5585", "#4f3d6b", "#372b53", "#150f2e"],
    ["#463765", "#f6c78d"],
    ["#ffb04a", "#f3e4da", "#a88a91"],
  ),
};
