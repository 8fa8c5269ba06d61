import * as z from "zod/mini";
import { Id } from "./text.ts";

export { anonymous } from "./author-names.ts";

/** A person as others see them beside what they wrote. `avatar` is null where none was chosen. */
export const Author = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
});
export type Author = z.output<typeof Author>;
