import type * as z from "zod/mini";
import type { OfflineNote, WriteBase } from "#contracts/kernel/client.ts";
import type { AppError } from "#contracts/kernel/errors.ts";
import type { ChosenFiles } from "./draft-files.ts";
import type { ErrorResponse } from "./use-form.ts";

export type EditOptions<R, V, C extends z.ZodMiniType, U extends z.ZodMiniType, S> = {
  /** The key of the draft, such as `pet:${id}`. */
  draftKey: string;
  /** The initial values of a new resource. */
  initial?: Partial<V>;
  /** Stores chosen files with the draft, in this browser. */
  storesFiles?: boolean;
  /** The fields empty as soon as it is sent, for the next one; what is not saved comes back. */
  optimistic?: boolean;
  /** Creates the resource; undefined if nothing was sent, and the form stays as it was. */
  create?: (request: SaveRequest<z.output<C>> & { key: string }) => Promise<S | undefined>;
  update?: (request: SaveRequest<z.output<U>>, current: R, values: V) => Promise<S | undefined>;
  onSaved: (saved: S, isNew: boolean) => unknown;
  /** Receives the newer version after a conflict, for caches. */
  onConflict?: (newer: R) => void;
  /** Without a network it is saved on this device, and sent later. */
  offline?: OfflineOptions<V> | undefined;
  /** Closes the form without saving; without it the form has no Cancel button. */
  onClose?: (() => void) | undefined;
  failure?: (error: AppError) => string | Partial<ErrorResponse> | undefined;
};

export type OfflineOptions<V> = Pick<OfflineNote, "target" | "page" | "section" | "editFields"> & {
  /** Names what waits: "Record: Rabies". */
  label: (values: V) => string;
  /** The ID of what is changed, if the page shows it with the values that wait. */
  changedId?: string | undefined;
  /** The list of the answer that what is changed is an element of. */
  within?: WriteBase["within"];
  /** Called once it is queued, instead of `onClose`. */
  onQueued?: () => void;
};

/** The input of `call` except the params. */
export type SaveRequest<B> = {
  body: B;
  files: ChosenFiles;
  key?: string;
  ifVersion?: number | undefined;
  offline?: OfflineNote | undefined;
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
};

/** The newer of two versions of a resource. */
export function newest<R extends object>(resource: R | null, newer: R | undefined): R | null {
  if (!resource || !newer) return newer ?? resource;
  return (versionOf(newer) ?? 0) > (versionOf(resource) ?? 0) ? newer : resource;
}

export const versionOf = (resource: object): number | undefined =>
  "version" in resource && typeof resource.version === "number" ? resource.version : undefined;

/** A fingerprint of files without their contents. */
export const printOf = (files: ChosenFiles): string =>
  JSON.stringify(
    Object.entries(files).map(([name, file]) =>
      file ? [name, file.name, file.size, file.lastModified] : [name, file],
    ),
  );
