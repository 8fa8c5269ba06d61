import { House, LogIn, MessageCircle, PenLine, UserRound, type LucideIcon } from "lucide-react";
import { ownProfilePath } from "../profiles/paths.ts";

export type Place = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Paths that are covered with what lies below them; `to` where absent. */
  covers?: readonly string[];
  /** Paths that are covered alone. */
  coversAlone?: readonly string[];
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
// What lies below /profiles are other people.
const profile: Place = {
  to: ownProfilePath,
  label: "Profile",
  icon: UserRound,
  covers: ["/profile", "/pets", "/addpet", "/account"],
  coversAlone: [ownProfilePath],
};

export const headerPlaces: Record<"guest" | "member", readonly Place[]> = {
  guest: [posts],
  member: [posts, profile],
};

export const barPlaces: Record<"guest" | "member", readonly Place[]> = {
  guest: [home, posts, logIn],
  member: [home, posts, write, profile],
};

export const footerPlaces: readonly Pick<Place, "to" | "label">[] = [
  { to: "/posts", label: "Posts" },
  { to: "/allposts", label: "All hoots" },
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
