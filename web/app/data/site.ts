import { useRouteLoaderData } from "react-router";
import type { MapTiles, Operator, SignUpMode } from "#contracts/kernel/operator.ts";
import { defaultSiteName, type SiteCategory, type SitePart } from "#contracts/kernel/settings.ts";
import type { Widgets } from "#contracts/kernel/widgets.ts";

/** What every page knows of the server it is in. Of the settings, those that differ from the default. */
export type Site = {
  /** The site's own address, as people see it. */
  publicUrl: string;
  operator: Operator;
  name?: string;
  /** The address of the logo. */
  logo?: string;
  /** The sentence that guests read on the home page. */
  welcome?: string;
  /** The texts of the footer. */
  tagline?: string;
  newsletterText?: string;
  picturesNote?: string;
  appText?: string;
  /** The parts that are switched off; absent where none is. */
  off?: readonly SitePart[];
  categories?: readonly SiteCategory[];
  /** Who can sign up; absent where everyone can. */
  signUps?: Exclude<SignUpMode, "open">;
  /** The provider that logs people in besides this site; absent where there is none. */
  oidcName?: string;
  /** Shop and checkout are at Shopify instead of here. */
  usesShopify: boolean;
  /** What the shop gives members, in percent off; absent where it gives nothing. */
  memberPercent?: number;
  /** Whether somebody ships what is ordered here. */
  shopShips?: true;
  /** The street map; absent where the site has none. */
  mapTiles?: MapTiles;
  /** What stands at the places for partners; absent where there are none. */
  widgets?: Widgets;
};

/** The server this page is in; undefined on the page of an error that came before it was known. */
export const useSite = (): Site | undefined => useRouteLoaderData<() => Site>("root");

export const useSiteName = (): string => useSite()?.name ?? defaultSiteName;

/** Who can sign up. Guests are offered it only where everyone can: invited people come by their link. */
export const useSignUpMode = (): SignUpMode => useSite()?.signUps ?? "open";

/** Whether the site has switched a part off. */
export const useIsOff = (part: SitePart): boolean => useSite()?.off?.includes(part) ?? false;
