import * as z from "zod/mini";
import { zone } from "./plan-parts.ts";
import { text } from "./text.ts";

/** A town, as it is chosen by typing. */
export const Place = z.object({
  city: text("City", 80),
  /** ISO 3166 alpha-2, in capitals. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, "A country has two letters.")),
  /** IANA, such as America/Santiago. */
  zone: zone("Zone"),
});
export type Place = z.output<typeof Place>;
