import { useRouteLoaderData } from "react-router";
import type { Operator } from "#contracts/kernel/operator.ts";
import type { Widgets } from "#contracts/kernel/widgets.ts";

/** What every page knows of the server it is in. */
export type Site = {
  /** The site's own address, as people see it. */
  publicUrl: string;
  operator: Operator;
  /** Shop and checkout are at Shopify instead of here. */
  usesShopify: boolean;
  /** What stands at the places for partners; absent where there are none. */
  widgets?: Widgets;
};

/** The server this page is in; undefined on the page of an error that came before it was known. */
export const useSite = (): Site | undefined => useRouteLoaderData<() => Site>("root");
