import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import type { Call } from "#contracts/kernel/client.ts";
import * as contract from "#contracts/travel/members.ts";
import { type Person } from "../../../testing/people.ts";

type Caller = Pick<Person, "call">;

export const idOf = async ({ call }: Caller): Promise<string> => (await call(getOwnProfile))._id;

/** The token of a new invitation, with its ID. */
export async function invite(
  owner: Call,
  tripId: string,
  role: contract.MemberRole = "editor",
  email?: string,
): Promise<{ id: string; token: string }> {
  const body = { role, ...(email !== undefined && { email }) };
  const { _id: id, url } = await owner(contract.inviteMember, { params: { id: tripId }, body });
  return { id, token: url.split("/").at(-1) ?? "" };
}

/** Lets a person join a trip, and returns the ID of the membership. */
export async function join(
  owner: Call,
  tripId: string,
  member: Call,
  role: contract.MemberRole = "editor",
): Promise<string> {
  const { id, token } = await invite(owner, tripId, role);
  await member(contract.joinTrip, { params: { token } });
  return id;
}
