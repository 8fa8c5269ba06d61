import * as z from "zod/mini";
import { Id, Moment } from "../kernel/text.ts";

/** Why moderators hid something, and the decision that its author can appeal. */
export const Hidden = z.object({ decisionId: Id, note: z.string(), at: Moment });
export type Hidden = z.output<typeof Hidden>;
