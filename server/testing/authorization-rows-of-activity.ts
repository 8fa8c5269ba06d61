import * as activity from "#contracts/travel/activity.ts";
import * as tripComments from "#contracts/travel/trip-comments.ts";
import * as tripPolicy from "../src/travel/trips/policy.ts";
import { entry, plan } from "./authorization-rows-of-plans.ts";
import { ofTrip } from "./authorization-rows-of-members.ts";
import { type Row, row, type Scene } from "./authorization-scene.ts";

const reading = ofTrip(tripPolicy.canRead);
const editing = ofTrip(tripPolicy.canEdit);

async function undoable(scene: Scene) {
  const { params } = await entry(scene);
  const { data } = await scene.owner.call(activity.listActivity, { params });
  return { params: { id: params.id, activityId: data[0]?._id ?? "" } };
}

async function comment(scene: Scene) {
  const { params } = await entry(scene);
  const on = { kind: "entry" as const, ref: params.entryId };
  const body = { on, text: "Opens at ten." };
  const input = { params: { id: params.id }, body };
  const { _id } = await scene.owner.call(tripComments.addTripComment, input);
  return { ...input, commentId: _id };
}

/** Who may read and undo what changed on a trip, and comment on it. */
export const rowsOfActivity: readonly Row[] = [
  row(activity.listActivity, { input: plan, ...reading }),
  row(activity.undoActivity, { input: undoable, ...editing }),
  row(tripComments.listTripComments, { input: plan, ...reading }),
  row(tripComments.addTripComment, {
    input: async (scene) => {
      const { params, body } = await comment(scene);
      return { params, body };
    },
    ...reading,
  }),
  row(tripComments.deleteTripComment, {
    input: async (scene) => {
      const { params, commentId } = await comment(scene);
      return { params: { ...params, commentId } };
    },
    ...reading,
    // The owner's comment.
    onTrip: { editor: "NOT_YOURS", viewer: "NOT_YOURS" },
  }),
];
