import type * as z from "zod/mini";
import type { OfflineNote } from "#contracts/kernel/client.ts";
import type { AppError } from "#contracts/kernel/errors.ts";
import type { ChosenFiles } from "./draft-files.ts";
import type { ErrorResponse } from "./use-form.ts";

export type EditOptions<R, V, C extends z.ZodMiniType, U extends z.ZodMiniType, S> = {
  /** Names the draft, such as `pet:${id}`. */
  draftKey: string;
  /** What stands in the fields of a new one at first. */
  initial?: Partial<V>;
  /** Stores chosen files with the draft, in this browser. */
  storesFiles?: boolean;
  /** Makes a new one; undefined where it was not sent, and everything is to stay as it was. */
  create?: (request: SaveRequest<z.output<C>>) => Promise<S | undefined>;
  update?: (request: SaveRequest<z.output<U>>, current: R, values: V) => Promise<S | undefined>;
  onSaved: (saved: S, isNew: boolean) => unknown;
  /** Told of the version that came first, for caches. */
  onConflict?: (newer: R) => void;
  /** Without a network it is saved on this device, and sent later. */
  offline?: OfflineOptions<V> | undefined;
  /** The form is to close without saving; without it there is no way to close it. */
  onClose?: (() => void) | undefined;
  failure?: (error: AppError) => string | Partial<ErrorResponse> | undefined;
};

export type OfflineOptions<V> = Pick<OfflineNote, "target" | "page"> & {
  /** Names what waits: "Record: Rabies". */
  label: (values: V) => string;
  /** Called once it is queued, instead of `onClose`. */
  onQueued?: () => void;
};

/** What goes into `call` beside the params. */
export type SaveRequest<B> = {
  body: B;
  files: ChosenFiles;
  key?: string;
  ifVersion?: number | undefined;
  offline?: OfflineNote | undefined;
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
};

/** Of two versions of a thing the newer one. */
export function newest<R extends object>(resource: R | null, newer: R | undefined): R | null {
  if (!resource || !newer) return newer ?? resource;
  return (versionOf(newer) ?? 0) > (versionOf(resource) ?? 0) ? newer : resource;
}

export const versionOf = (resource: object): number | undefined =>
  "version" in resource && typeof resource.version === "number" ? resource.version : undefined;

/** Tells files apart without reading them. */
export const printOf = (files: ChosenFiles): string =>
  JSON.stringify(
    Object.entries(files).map(([name, file]) =>
      file ? [name, file.name, file.size, file.lastModified] : [name, file],
    ),
  );
