import type { MapTheme } from "#contracts/travel/maps.ts";

export type Palette = {
  sea: string;
  shallow: string;
  shore: string;
  sun: string;
  land: string;
  shade: string;
  home: string;
  abroad: string;
  grid: string;
  halo: string;
  route: string;
  pin: string;
  blocked: string;
  paper: string;
  ink: string;
  ring: string;
  coat: { body: string; shade: string; light: string };
};

const pins = { pin: "#1b2447", paper: "#fffdf7", ink: "#1b2447" };

/** The colors of the posters, by day and by night. */
export const palettes: Readonly<Record<MapTheme, Palette>> = {
  light: {
    ...pins,
    sea: "#8fc4cf",
    shallow: "#a6d2d6",
    shore: "#bddfdc",
    sun: "#f6cf77",
    land: "#f0d6a4",
    shade: "#5d94a3",
    home: "#e6b878",
    abroad: "#e39a6d",
    grid: "#ffffff",
    halo: "#fffaf0",
    route: "#c8432c",
    blocked: "#a33022",
    ring: "#fffdf7",
    coat: { body: "#1b2447", shade: "#121936", light: "#1b2447" },
  },
  dark: {
    ...pins,
    sea: "#14294f",
    shallow: "#1a3362",
    shore: "#213e74",
    sun: "#fbeecb",
    land: "#476a8c",
    shade: "#0a1833",
    home: "#5f83a3",
    abroad: "#88a7bb",
    grid: "#9cc3e8",
    halo: "#0b1736",
    route: "#ffc04d",
    blocked: "#c5412f",
    ring: "#f4ead6",
    coat: { body: "#fff1d2", shade: "#e3d3ad", light: "#fff1d2" },
  },
};
