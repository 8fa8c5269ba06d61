import * as members from "#contracts/travel/members.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import * as tripPolicy from "../src/travel/trips/policy.ts";
import { type Row, row, type Scene, verdictBy } from "./authorization-scene.ts";
import { addToTrip, type Memberships } from "./trip-group.ts";

const ownTrip = { owner_id: "owner", member_ids: ["editor", "viewer"], editor_ids: ["editor"] };
const tripVerdict = (may: tripPolicy.TripPolicy, caller: string) =>
  verdictBy<typeof ownTrip>(ownTrip, tripPolicy.canRead, may, caller);
/** The answers about a trip, by what a person does with it. */
export const ofTrip = (may: tripPolicy.TripPolicy) => ({
  stranger: tripVerdict(may, "stranger"),
  onTrip: { editor: tripVerdict(may, "editor"), viewer: tripVerdict(may, "viewer") },
});
const managing = ofTrip(tripPolicy.canManageMembers);

/** Lets the scene's people join a trip. */
export async function withGroup({ server, tripGroup }: Scene, id: string): Promise<Memberships> {
  return addToTrip(server, id, await tripGroup());
}

async function memberships(scene: Scene) {
  const { _id: id } = await scene.owner.call(createTrip, { body: { destination: "Chile" } });
  return { id, ...(await withGroup(scene, id)) };
}

const invitation = async (scene: Scene) => ({
  params: { token: (await memberships(scene)).token },
});

const trip = async (scene: Scene) => ({ params: { id: (await memberships(scene)).id } });

/** The authorization matrix of the members of trips. */
export const rowsOfMembers: readonly Row[] = [
  row(members.listMembers, { input: trip, ...ofTrip(tripPolicy.canRead) }),
  row(members.inviteMember, {
    input: async (scene) => ({ ...(await trip(scene)), body: { role: "viewer" as const } }),
    ...managing,
  }),
  row(members.updateMember, {
    input: async (scene) => {
      const { id, viewer: memberId } = await memberships(scene);
      return { params: { id, memberId }, body: { role: "editor" as const } };
    },
    ...managing,
  }),
  row(members.removeMember, {
    input: async (scene) => {
      const { id, invited: memberId } = await memberships(scene);
      return { params: { id, memberId } };
    },
    ...managing,
  }),
  row(members.handOverTrip, {
    input: async (scene) => {
      const { id, editor: memberId } = await memberships(scene);
      return { params: { id }, body: { memberId } };
    },
    ...managing,
  }),
  row(members.getInvitation, {
    input: invitation,
    guest: "ok",
    stranger: "ok",
    onTrip: { editor: "ok", viewer: "ok" },
    blocked: "NOT_FOUND",
  }),
  row(members.joinTrip, {
    input: invitation,
    stranger: "ok",
    onTrip: { editor: "ok", viewer: "ok" },
    blocked: "NOT_FOUND",
    ends: true,
  }),
];
