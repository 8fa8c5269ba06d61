import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { Email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, Moment } from "../kernel/text.ts";
import { documentKeys, MemberShows, memberRoles } from "./trip-people.ts";
import { Trip } from "./trips.ts";

export * from "./trip-people.ts";

/** Members of a trip besides its owner, with open invitations. */
export const membersMax = 50;
/** Lifetime of an invitation in days. */
export const invitationDays = 7;
export const invitationGone =
  "This invitation was used, was withdrawn or expired. Ask the person who sent it for a new one.";

/**
 * A person who was invited to a trip, or joined it. `person` is null until then, and so is `expiresAt` afterwards.
 * `email` is there for the trip's owner alone, `shows` for the owner and the member.
 */
export const Member = z.object({
  _id: Id,
  role: z.enum(memberRoles),
  state: z.enum(["invited", "joined"]),
  person: z.nullable(Author),
  email: z.optional(z.string()),
  shows: z.optional(MemberShows),
  createdAt: Moment,
  expiresAt: z.nullable(Moment),
});
export type Member = z.output<typeof Member>;

const params = z.object({ id: Id });
const memberParams = z.object({ id: Id, memberId: Id });
const role = z.enum(memberRoles, { error: "Select viewer or editor." });
const limits = { rates: [{ times: 120, seconds: 600, per: "account" }] } as const;

export const listMembers = endpoint({
  method: "GET",
  path: "/api/plans/:id/members",
  summary:
    "Lists the members of a trip besides its owner, in the order in which they were invited. Open invitations are listed for the owner alone.",
  session: "required",
  params,
  response: z.array(Member),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/api/plans/:id/members",
  summary: `Invites a person to a trip, as a viewer or an editor. The link is emailed to the address, if there is one; the first person who opens it within ${invitationDays} days joins. \`url\` is shown this once. An address that was invited before gets a new link, which replaces the old one.`,
  session: "required",
  unverified: "Verify your email to invite people to a trip.",
  params,
  body: z.strictObject({ email: z.optional(z.nullable(Email)), role }),
  response: z.extend(Member, { url: z.string() }),
  status: 201,
  idempotent: true,
  limits: { rates: [{ times: 60, seconds: 600, per: "account" }] },
});

const ticked = (label: string) =>
  z.optional(z.boolean({ error: `${label} must be true or false.` }));

export const updateMember = endpoint({
  method: "PUT",
  path: "/api/plans/:id/members/:memberId",
  summary: "Changes the role of a member, or what a member is shown. Only the trip's owner can.",
  session: "required",
  params: memberParams,
  body: z.strictObject({
    role: z.optional(role),
    shows: z.optional(
      z.strictObject({
        costs: ticked("Expenses"),
        codes: ticked("Confirmation codes"),
        documents: z.optional(documentKeys),
      }),
    ),
  }),
  response: Member,
  limits,
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/members/:memberId",
  summary:
    "Removes a member from a trip, or withdraws an invitation. Members can remove themselves, which is how they leave.",
  session: "required",
  params: memberParams,
  response: z.object({ _id: Id }),
  limits,
});

export const handOverTrip = endpoint({
  method: "POST",
  path: "/api/plans/:id/owner",
  summary:
    "Hands a trip over to one of its editors, who becomes its owner. The earlier owner becomes an editor who is shown everything.",
  session: "required",
  params,
  body: z.strictObject({ memberId: Id }),
  response: Trip,
  limits,
});

const invitationParams = z.object({
  token: z
    .string()
    .check(z.maxLength(100, "This isn't an invitation. Check that you copied the whole link.")),
});

/** What an invitation is to, as its holder sees it before joining. */
export const Invitation = z.object({
  destination: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  role: z.enum(memberRoles),
  invitedBy: Author,
  /** The trip, if the caller is its owner or a member already. */
  tripId: z.nullable(Id),
  expiresAt: Moment,
});
export type Invitation = z.output<typeof Invitation>;

export const getInvitation = endpoint({
  method: "GET",
  path: "/api/invitations/:token",
  summary:
    "Returns what an invitation is to. 410 GONE if it was used, was withdrawn or expired, 404 if it is unknown.",
  session: "optional",
  params: invitationParams,
  response: Invitation,
  limits: { rates: [{ times: 60, seconds: 60, per: "address" }] },
});

export const joinTrip = endpoint({
  method: "POST",
  path: "/api/invitations/:token",
  summary:
    "Joins the trip of an invitation, which is used up by that. The owner and members of the trip get it as it is, and the invitation stays open.",
  session: "required",
  params: invitationParams,
  response: Trip,
  idempotent: true,
  limits,
});
