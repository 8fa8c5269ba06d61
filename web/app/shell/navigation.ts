import {
  House,
  LogIn,
  Map as MapIcon,
  MessageCircle,
  ShoppingBag,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { flightsPath, flyPath } from "../links/flights.ts";
import { plansPath } from "../links/plans.ts";
import { ownProfilePath } from "../links/profiles.ts";
import { marketplacePath } from "../links/shop.ts";

export type Place = {
  to: string;
  label: string;
  /** Paths that are covered with what lies below them; `to` where absent. */
  covers?: readonly string[];
  /** Paths that are covered alone. */
  coversAlone?: readonly string[];
};

/** A place within reach of a thumb, where it needs a picture. */
export type BarPlace = Place & { icon: LucideIcon };

const home: BarPlace = { to: "/", label: "Home", icon: House };
const flights: Place = { to: flightsPath, label: "Flights", covers: [flightsPath, flyPath] };
const plan: BarPlace = { to: plansPath, label: "Plan", icon: MapIcon };
const posts: BarPlace = {
  to: "/posts",
  label: "Posts",
  icon: MessageCircle,
  covers: ["/posts", "/newhoot", "/allposts", "/hoots"],
};
const blogs: Place = { to: "/blogs", label: "Blogs" };
const shop: BarPlace = {
  to: marketplacePath,
  label: "Shop",
  icon: ShoppingBag,
  covers: [marketplacePath, "/product", "/cart", "/orders"],
};
const logIn: BarPlace = { to: "/login", label: "Log In", icon: LogIn };
// What lies below /profiles are other people.
const profile: BarPlace = {
  to: ownProfilePath,
  label: "Profile",
  icon: UserRound,
  covers: ["/profile", "/pets", "/addpet", "/account"],
  coversAlone: [ownProfilePath],
};

export const headerPlaces: Record<"guest" | "member", readonly Place[]> = {
  guest: [flights, posts, blogs, shop],
  member: [flights, plan, posts, shop, profile],
};

export const barPlaces: Record<"guest" | "member", readonly BarPlace[]> = {
  guest: [home, posts, shop, logIn],
  member: [home, plan, posts, shop, profile],
};

export const footerPlaces: readonly Place[] = [
  { to: "/posts", label: "Posts" },
  { to: "/allposts", label: "All hoots" },
  { to: "/blogs", label: "Blogs" },
  { to: "/articles", label: "Articles" },
  { to: flightsPath, label: "Flying with a pet" },
  { to: marketplacePath, label: "Marketplace" },
];

/** Of the places that cover the path, the one that covers it most closely. */
export function placeOf(path: string, places: readonly Place[]): Place | undefined {
  const reach = ({ to, covers = [to], coversAlone = [] }: Place) =>
    Math.max(
      ...covers.map((start) =>
        path === start || (start !== "/" && path.startsWith(`${start}/`)) ? start.length : 0,
      ),
      ...coversAlone.map((alone) => (path === alone ? alone.length : 0)),
    );
  return places.filter((place) => reach(place) > 0).toSorted((a, b) => reach(b) - reach(a))[0];
}
