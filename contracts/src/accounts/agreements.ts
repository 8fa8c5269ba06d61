import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { agreedKinds } from "../kernel/settings.ts";
import { Moment } from "../kernel/text.ts";

/** What a member agreed to at sign-up. */
export const Agreement = z.object({
  kind: z.enum(agreedKinds),
  /** The version of the text; 0 is the text that comes with the software. */
  number: z.number(),
  /** When that version was published; null for version 0. */
  publishedAt: z.nullable(Moment),
  agreedAt: Moment,
});
export type Agreement = z.output<typeof Agreement>;

export const listAgreements = endpoint({
  method: "GET",
  path: "/api/auth/agreements",
  summary:
    "Lists the versions of the terms and the privacy policy that the current user agreed to.",
  session: "required",
  response: z.array(Agreement),
});
