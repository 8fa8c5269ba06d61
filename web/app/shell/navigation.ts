import {
  ClipboardCheck,
  House,
  LogIn,
  Map as MapIcon,
  MessageCircle,
  ShoppingBag,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { SitePart } from "#contracts/kernel/settings.ts";
import { checkPagePath, waysPagePath } from "../links/check-page.ts";
import { flightsPath, flyPath } from "../links/lookup.ts";
import { tripsPath } from "../links/trips.ts";
import { ownProfilePath } from "../links/account.ts";
import { marketplacePath } from "../links/shop.ts";

export type NavItem = {
  to: string;
  label: string;
  /** The paths that activate the item with all paths below them; `to` by default. */
  prefixes?: readonly string[];
  /** Paths that activate the item without those below. */
  exactPaths?: readonly string[];
  /** The part of the site that it leads to, if that can be switched off. */
  part?: SitePart;
};

/** An item of the bottom bar, with an icon. */
export type BottomBarItem = NavItem & { icon: LucideIcon };

const home: BottomBarItem = { to: "/", label: "Home", icon: House };
const flights: NavItem = { to: flightsPath, label: "Flights", prefixes: [flightsPath, flyPath] };
const check: BottomBarItem = {
  to: checkPagePath,
  label: "Check",
  icon: ClipboardCheck,
  prefixes: [checkPagePath, waysPagePath],
};
// Members plan trips, and check them as a part of that.
const plan: BottomBarItem = {
  to: tripsPath,
  label: "Plan",
  icon: MapIcon,
  prefixes: [tripsPath, checkPagePath, waysPagePath],
};
const posts: BottomBarItem = {
  to: "/posts",
  label: "Posts",
  icon: MessageCircle,
  prefixes: ["/posts", "/newhoot", "/allposts", "/hoots"],
};
const blogs: NavItem = { to: "/blogs", label: "Blogs" };
const shop: BottomBarItem = {
  to: marketplacePath,
  label: "Shop",
  icon: ShoppingBag,
  prefixes: [marketplacePath, "/product", "/cart", "/orders"],
  part: "shop",
};
const logIn: BottomBarItem = { to: "/login", label: "Log In", icon: LogIn };
// Paths below /profiles are other people.
const profile: BottomBarItem = {
  to: ownProfilePath,
  label: "Profile",
  icon: UserRound,
  prefixes: ["/profile", "/pets", "/addpet", "/account"],
  exactPaths: [ownProfilePath],
};

export const headerItems: Record<"guest" | "member", readonly NavItem[]> = {
  guest: [flights, check, posts, blogs, shop],
  member: [flights, plan, posts, shop, profile],
};

export const bottomBarItems: Record<"guest" | "member", readonly BottomBarItem[]> = {
  guest: [home, check, posts, shop, logIn],
  member: [home, plan, posts, shop, profile],
};

export const footerItems: readonly NavItem[] = [
  { to: "/posts", label: "Posts" },
  { to: "/blogs", label: "Blogs" },
  { to: "/articles", label: "Articles" },
  { to: "/places", label: "Places" },
  { to: checkPagePath, label: "Check a trip" },
  { to: flightsPath, label: "Flying with a pet" },
  { to: marketplacePath, label: "Marketplace", part: "shop" },
];

/** Where people do something of their own, rather than read. */
const work =
  /^\/(?:account|addpet|admin|appeals|bookmarks|cart|check\/save|dossiers|forgot|login|newsletter|notifications|orders|pets|plans|reset|search|shared|signup|storefront|verify|write)(?:\/|$)|\/photos\/|^\/(?:newhoot|posts\/new)$/;

/** Whether a page gets a thin header and footer. */
export const isWork = (path: string): boolean => work.test(path);

/** The items without those of parts that are switched off. */
export const shownItems = <Item extends NavItem>(
  items: readonly Item[],
  off: readonly SitePart[] = [],
): readonly Item[] => items.filter(({ part }) => part === undefined || !off.includes(part));

/** The item with the longest match of the path. */
export function activeItem(path: string, items: readonly NavItem[]): NavItem | undefined {
  const matchLength = ({ to, prefixes = [to], exactPaths = [] }: NavItem) =>
    Math.max(
      ...prefixes.map((prefix) =>
        path === prefix || (prefix !== "/" && path.startsWith(`${prefix}/`)) ? prefix.length : 0,
      ),
      ...exactPaths.map((exact) => (path === exact ? exact.length : 0)),
    );
  return items
    .filter((item) => matchLength(item) > 0)
    .toSorted((a, b) => matchLength(b) - matchLength(a))[0];
}
