import * as z from "zod/mini";
import { Id } from "./text.ts";

/** Shown instead of an author whose account was deleted. */
export const anonymous = "Anonymous";

/** The author of a post as others see them. `name` is the username, too. `avatar` is null where none was uploaded. */
export const Author = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
});
export type Author = z.output<typeof Author>;

/** A member whom a text mentions by @username. */
export const Mention = z.object({ _id: Id, username: z.string() });
export type Mention = z.output<typeof Mention>;
