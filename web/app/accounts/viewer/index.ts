export { InUnits } from "./in-units.tsx";
export { AuthorByline, AuthorFace, AuthorLink } from "./author-link.tsx";
export { refreshHiddenPeople, useIsHidden, useSeen } from "./hidden-people.ts";
export { LogOutButton, useLogOut } from "./log-out-button.tsx";
export {
  cacheOwnProfile,
  useAuthor,
  useMe,
  useOwnProfile,
  useOwnProfileState,
} from "./own-profile.ts";
