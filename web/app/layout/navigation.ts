import { House, LogIn, MessageCircle, PenLine, UserRound, type LucideIcon } from "lucide-react";

export type Place = {
  to: string;
  label: string;
  icon: LucideIcon;
  covers?: readonly string[];
};

const home: Place = { to: "/", label: "Home", icon: House };
const posts: Place = {
  to: "/posts",
  label: "Posts",
  icon: MessageCircle,
  covers: ["/posts", "/allposts", "/hoots"],
};
const write: Place = {
  to: "/posts/new",
  label: "Write",
  icon: PenLine,
  covers: ["/posts/new", "/newhoot"],
};
const logIn: Place = { to: "/login", label: "Log In", icon: LogIn };
const account: Place = { to: "/account", label: "Account", icon: UserRound };

export const headerPlaces: Record<"guest" | "member", readonly Place[]> = {
  guest: [posts],
  member: [posts],
};

export const barPlaces: Record<"guest" | "member", readonly Place[]> = {
  guest: [home, posts, logIn],
  member: [home, posts, write, account],
};

export const footerPlaces: readonly Pick<Place, "to" | "label">[] = [
  { to: "/posts", label: "Posts" },
  { to: "/allposts", label: "All hoots" },
];

/** Of the places that cover the path, the one that covers it most closely. */
export function placeOf(path: string, places: readonly Place[]): Place | undefined {
  const reach = (place: Place) =>
    Math.max(
      ...(place.covers ?? [place.to]).map((start) =>
        path === start || (start !== "/" && path.startsWith(`${start}/`)) ? start.length : 0,
      ),
    );
  return places.filter((place) => reach(place) > 0).toSorted((a, b) => reach(b) - reach(a))[0];
}
