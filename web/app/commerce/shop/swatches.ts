/** Colors by their names. */
const colors: Readonly<Record<string, string>> = {
  black: "#1d1f2b",
  white: "#fdfbf4",
  cream: "#f6ead0",
  oat: "#e5d3ae",
  sand: "#dcc39a",
  stone: "#b9b2a4",
  grey: "#8b909c",
  gray: "#8b909c",
  charcoal: "#3b3f4a",
  silver: "#c3c8d2",
  brown: "#7b5236",
  tan: "#c89a66",
  caramel: "#b9752f",
  red: "#c8372d",
  brick: "#e2563b",
  coral: "#e2563b",
  rust: "#b4552d",
  orange: "#e8842c",
  marigold: "#f6b53c",
  sunflower: "#f6b53c",
  mustard: "#d39b27",
  yellow: "#f2cf4a",
  gold: "#d9a93a",
  brass: "#c39a4b",
  olive: "#7a7c3a",
  moss: "#66753e",
  lagoon: "#8fcbb9",
  sage: "#9fb08f",
  mint: "#8fcbb9",
  green: "#3d7c56",
  forest: "#2c6b5e",
  pine: "#2c6b5e",
  teal: "#25767c",
  turquoise: "#3fb2b5",
  sky: "#8fbde0",
  blue: "#2f6db0",
  navy: "#152350",
  night: "#152350",
  purple: "#6d4c94",
  lilac: "#c3aec4",
  lavender: "#b9a8d8",
  plum: "#6b2f52",
  pink: "#eb8fa5",
  rose: "#d9546a",
  rosa: "#ee9a86",
};

/** The color of an option's value, by the first known color name in it ("Night blue"); undefined if there is none. */
export function swatchOf(option: string, value: string): string | undefined {
  if (!/^colou?r$/i.test(option.trim())) return undefined;
  const names = value.toLowerCase().match(/[a-z]+/g) ?? [];
  const name = names.find((each) => Object.hasOwn(colors, each));
  return colors[name ?? ""];
}
