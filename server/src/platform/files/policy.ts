import type { RawBuilder } from "kysely";
import { personIn, policy, type Viewer } from "../policy.ts";

/** Whose quota a file counts toward. */
export const isOwner = personIn("files", "owner_id");

/** A private file, and a public one that moderators have hidden but not removed. */
export const canRead = policy(isOwner);
/** To attach it to what they save. */
export const canAttach = policy(isOwner);

/** Selects a row if its owner lets a viewer read a private file. */
export type SharedFileQuery = (fileId: string, viewer: Viewer) => RawBuilder<unknown>;
