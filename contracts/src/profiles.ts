import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id } from "./text.ts";

export const usernameMax = 30;
export const bioMax = 500;
export const anonymous = "Anonymous";

/** A person as others see them beside what they wrote. `avatar` is null where none was chosen. */
export const Author = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
});
export type Author = z.output<typeof Author>;

export const Profile = z.object({
  _id: Id,
  author: Id,
  username: z.string(),
  bio: z.string(),
  avatar: z.nullable(z.string()),
});
export type Profile = z.output<typeof Profile>;

export const getOwnProfile = endpoint({
  method: "GET",
  path: "/api/profiles/me",
  summary: "The bearer's own profile.",
  session: "required",
  response: Profile,
});
