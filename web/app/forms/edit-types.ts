import type * as z from "zod/mini";
import type { Codec } from "./codec.ts";
import type { useEdit } from "./use-edit.ts";

/** The edit of what a codec is for: `EditOf<typeof petCodec>`. */
export type EditOf<K> =
  K extends Codec<infer R, infer V, infer C extends z.ZodMiniType, infer U extends z.ZodMiniType>
    ? ReturnType<typeof useEdit<R, V, C, U>>
    : never;

/** What `EditForm` needs of an edit. */
export type Edit = Pick<
  ReturnType<typeof useEdit>,
  | "noun"
  | "errors"
  | "isStale"
  | "differences"
  | "takeTheirs"
  | "note"
  | "form"
  | "upload"
  | "isDirty"
  | "cancel"
>;
