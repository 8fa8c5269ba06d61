import type { FurColour } from "../names.ts";
import type { Colour } from "../paint.ts";

export type Fur = { coat: Colour; shade: Colour; light: Colour };

export const furs: Record<FurColour, Fur> = {
  golden: { coat: "#e0a04f", shade: "#b9752f", light: "#f6d9a3" },
  brown: { coat: "#8f5a3c", shade: "#66392a", light: "#d7a578" },
  chocolate: { coat: "#6b4032", shade: "#482822", light: "#a8765c" },
  black: { coat: "#343a52", shade: "#1f2438", light: "#6a708a" },
  white: { coat: "#f7efe2", shade: "#d9cbb8", light: "#ffffff" },
  grey: { coat: "#8f98a8", shade: "#666f82", light: "#cdd3dc" },
  ginger: { coat: "#e58a45", shade: "#b9602a", light: "#fbd9ac" },
  cream: { coat: "#efd5a8", shade: "#cfa871", light: "#fbf0d9" },
  tan: { coat: "#c98a55", shade: "#98602f", light: "#eecb9c" },
  blue: { coat: "#76879f", shade: "#4f5f78", light: "#b9c5d4" },
  green: { coat: "#4fa37a", shade: "#2b6f58", light: "#a8dcae" },
  red: { coat: "#b8563a", shade: "#873826", light: "#efb48a" },
};
