import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery } from "../kernel/paging.ts";
import { Id, optionalText, missingText } from "../kernel/text.ts";
import { countryCode, regionCode } from "../kernel/codes.ts";

// Separate module: a page can show an author without loading the schemas for changing a profile.
export { anonymous, Author } from "../kernel/author.ts";

export const usernameMax = 30;
export const bioMax = 500;
export const newestProfiles = 100;

export const usernameRule =
  "Username must be lowercase and can only include letters, numbers, dots (.), and underscores (_). No spaces.";
export const usernameTaken =
  "This username is taken or too similar to another. Try a different one.";
export const usernameReserved = "This username is reserved. Choose another one.";
export const nameReserved = "This is the site's own name. Enter yours.";
export const profileSaveFailed = "Failed to save profile details. Please try again.";

/** The public handle of a person. Dots and underscores alone are rejected. */
export const Username = z
  .string({ error: missingText("Username") })
  .check(
    z.trim(),
    z.minLength(1, "Username is required."),
    z.maxLength(usernameMax, `Username must be ${usernameMax} characters or fewer.`),
    z.regex(/^[a-z0-9._]*$/, usernameRule),
    z.regex(/[a-z0-9]/, usernameRule),
  );

/** Pounds, inches and °F, or kilograms, centimeters and °C. */
export const units = ["us", "metric"] as const;
/** Hours on a clock. */
export const clocks = ["12", "24"] as const;
/** First days of the week. */
export const weekStarts = ["sunday", "monday", "saturday"] as const;

const currencyText = "Currency must be a 3-letter code like USD.";

/** A profile as others see it. */
export const Profile = z.object({
  _id: Id,
  author: Id,
  username: z.string(),
  bio: z.string(),
  avatar: z.nullable(z.string()),
  /** What the caller has decided about this person; in other people's profiles, for members. */
  viewer: z.optional(
    z.object({ following: z.boolean(), blocked: z.boolean(), muted: z.boolean() }),
  ),
});
export type Profile = z.output<typeof Profile>;

/** A profile as its owner sees it, with the papers, which are private files. */
export const OwnProfile = z.extend(Profile, {
  passport: z.nullable(z.string()),
  importantDocs: z.nullable(z.string()),
  /** Where the household lives, ISO 3166-1; null: not known. */
  homeCountry: z.nullable(z.string()),
  /** A region with entry rules of its own, ISO 3166-2, such as Hawaii. */
  homeRegion: z.nullable(z.string()),
  /** The currency, units, clock and week that the person chose; null for the usual ones of their country. */
  currency: z.nullable(z.string()),
  units: z.nullable(z.enum(units)),
  clock: z.nullable(z.enum(clocks)),
  weekStart: z.nullable(z.enum(weekStarts)),
  /** True for administrators; `npx wagabond admin` appoints one. */
  isAdmin: z.boolean(),
  /** True for moderators, and for admins. */
  isModerator: z.boolean(),
  /** Whether a role as admin or moderator waits for a log-in with a second factor. */
  needsTwoFactor: z.boolean(),
  /** Whether the email is verified. */
  isVerified: z.boolean(),
  version: z.number(),
});
export type OwnProfile = z.output<typeof OwnProfile>;

export const listProfiles = endpoint({
  method: "GET",
  path: "/api/profiles",
  summary:
    "Lists the newest 100 people who have published something. `before` continues after a person.",
  session: "optional",
  query: z.object({ before: beforeQuery }),
  response: z.array(Profile),
});

export const getOwnProfile = endpoint({
  method: "GET",
  path: "/api/profiles/me",
  summary: "Returns the current user's profile.",
  session: "required",
  response: OwnProfile,
  versioned: true,
});

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profiles/:id",
  summary:
    "Returns a profile. Only its owner gets `passport` and `importantDocs`; other members get `viewer`, their own relation to the person.",
  session: "optional",
  params: z.object({ id: Id }),
  response: z.union([OwnProfile, Profile]),
  versioned: true,
});

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/profiles/:id",
  summary: "Updates the current user's profile. Only the fields that are sent change.",
  session: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({
    username: z.optional(Username),
    bio: z.nullable(optionalText("Bio", bioMax)),
    currency: z.optional(
      z.nullable(
        z
          .string({ error: currencyText })
          .check(z.maxLength(3, currencyText), z.regex(/^[A-Z]{3}$/, currencyText)),
      ),
    ),
    units: z.optional(z.nullable(z.enum(units, { error: "Select us or metric." }))),
    clock: z.optional(z.nullable(z.enum(clocks, { error: "Select 12 or 24." }))),
    weekStart: z.optional(
      z.nullable(z.enum(weekStarts, { error: "Select sunday, monday or saturday." })),
    ),
    homeCountry: z.optional(z.nullable(countryCode("Home country"))),
    homeRegion: z.optional(z.nullable(regionCode("Home region"))),
  }),
  files: {
    avatar: { label: "Avatar", kinds: ["picture"], visibility: "public" },
    passport: { label: "Passport", kinds: ["picture", "pdf"], visibility: "private" },
    importantDocs: {
      label: "Important documents",
      kinds: ["picture", "pdf"],
      visibility: "private",
    },
  },
  response: OwnProfile,
  versioned: true,
  limits: { rates: [{ times: 60, seconds: 600, per: "account" }] },
});
