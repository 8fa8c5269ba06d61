import { useRouteLoaderData } from "react-router";
import type { Widgets } from "#contracts/widgets.ts";

/** What every page knows of the house it is in. */
export type Site = {
  /** The site's own address, as people see it. */
  publicUrl: string;
  /** What stands at the places for partners; absent where there are none. */
  widgets?: Widgets;
};

/** The house this page is in; undefined on the page of an error that came before it was known. */
export const useSite = (): Site | undefined => useRouteLoaderData<() => Site>("root");
