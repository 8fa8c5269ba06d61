import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { isQueued } from "../data/queue/queued.ts";
import type { FileChange } from "../ui/file-field.tsx";
import type { Codec, EditDraft } from "./codec.ts";
import type { Draft } from "./draft.tsx";
import { useEditDraft } from "./edit-draft.ts";
import { useOffline } from "./queue/use-offline.ts";
import { savesOf } from "./save-edit.ts";
import type { EditOptions } from "./save-request.ts";
import { useUpload } from "./uploads/use-upload.ts";
import { useForm } from "./use-form.ts";
import type { ChosenFiles } from "./draft-files.ts";
import {
  listProps,
  textProps,
  type FileName,
  type ListName,
  type TextName,
} from "./field-props.ts";
import type { FieldCodec, StoredFile } from "./fields.ts";
import type { Fields, Group } from "./group.ts";
import { useCallback, useEffect, useRef, useState } from "react";

/** Field errors between two attempts to save: shown when a field loses focus, cleared as soon as its value is valid. */
export type BlurErrors = {
  /** By field; '' where the error of the last attempt no longer applies. */
  errors: FieldErrors;
  /** The value of a field changed. An error beside it stays as long as it is true. */
  follow: (name: string) => void;
  /** A field is left. One that was never filled is not complained about. */
  leave: (name: string, isEmpty: boolean) => void;
  clear: () => void;
};

/** `check` returns the current errors, `rejected` those of the last attempt to save. */
export function useBlurErrors(check: () => FieldErrors, rejected: FieldErrors): BlurErrors {
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef({ check, rejected });
  useEffect(() => {
    latest.current = { check, rejected };
  });
  const afterPointerUp = useAfterPointerUp();

  const follow = useCallback((name: string) => {
    const error = latest.current.check()[name] ?? "";
    setErrors((before) =>
      (before[name] ?? latest.current.rejected[name]) ? { ...before, [name]: error } : before,
    );
  }, []);

  const leave = useCallback(
    (name: string, isEmpty: boolean) =>
      afterPointerUp(() => {
        const error = latest.current.check()[name];
        setErrors((before) => {
          if (before[name] === undefined && (isEmpty || !error)) return before;
          return { ...before, [name]: error ?? "" };
        });
      }),
    [afterPointerUp],
  );

  const clear = useCallback(() => setErrors({}), []);
  return { errors, follow, leave, clear };
}

/**
 * Does something once no button of the mouse is pressed. An error that appears or goes while one is moves the page, and
 * a click that began on a button would end beside it.
 */
function useAfterPointerUp(): (then: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click comes right after.
      for (const then of waiting.current.splice(0)) setTimeout(then);
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);

  return useCallback((then) => {
    if (pressed.current) waiting.current.push(then);
    else setTimeout(then);
  }, []);
}

/**
 * The one way to edit a thing, or to make one: what is written survives a crash, is sent once, and never overwrites what
 * was changed elsewhere meanwhile. `EditForm` draws the form around the fields.
 *
 *     const edit = useEdit(petCodec, pet, {
 *       draftKey: petDraftKey(pet?._id),
 *       create: (request) => call(createPet, request),
 *       update: (request, { _id: id }) => call(updatePet, { params: { id }, ...request }),
 *       onSaved: (saved) => { cachePet(client, saved); toast("Saved."); },
 *       onConflict: (newer) => cachePet(client, newer),
 *       onClose: onDone,
 *       failure: ({ message }) => ({ title: petUpdateFailed(message), message: "" }),
 *     });
 *     <EditForm name="pet" edit={edit} action="Save">
 *       <TextField {...edit.field("petName")} required />
 *       <FileField {...edit.file("petPhoto")} accept="picture" />
 *     </EditForm>
 */
export function useEdit<
  R extends object,
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
  S = R,
>(codec: Codec<R, V, C, U>, resource: R | null, options: EditOptions<R, V, C, U, S>) {
  const { draftKey, offline, optimistic = false } = options;
  const written = useEditDraft(codec, resource, options);
  const { draft, chosen, latest, isDirty } = written;
  const { current, values } = written.state;
  const upload = useUpload();
  const later = useOffline({
    offline,
    draftKey,
    isNew: resource === null,
    draft,
    chosen,
    valuesNow: latest,
    parse: (value) => z.safeParse(codec.draft, value).data,
    onOpened: () => written.setDone(false),
  });

  const discard = () => {
    later.release();
    written.discard();
    blur.clear();
  };
  const end = () => {
    written.setDone(true);
    discard();
  };

  /** Throws away what was written, as the form or the thing itself goes away. */
  const abandon = () => {
    end();
    upload.cancel();
  };

  const close = () => {
    abandon();
    options.onClose?.();
  };

  const onFinished = async (saved: S) => {
    end();
    await options.onSaved(saved, current === null);
  };
  const { create, update } = savesOf({ codec, options, written, later, upload, onFinished });

  const send = async () => {
    written.setDone(false);
    try {
      if (!current) await create();
      else if (isDirty()) await update(current);
      else close();
    } catch (error) {
      if (!isQueued(error)) throw error;
      if (!optimistic) abandon();
      if (!later.queued()) options.onClose?.();
    }
  };
  const { form, blur, errors } = useChecks({ written, send, failure: options.failure, optimistic });

  /** Writes values; `path` names the field with the error, where it stands in a list. */
  const set = (change: Partial<V>, path?: string) => {
    written.write(change);
    // Once it is drawn, so that the check sees it.
    for (const name of path === undefined ? Object.keys(change) : [path]) blur.follow(name);
  };
  const setFile = (name: string, file: FileChange) => {
    written.choose(name, file);
    blur.follow(name);
  };

  const discardAndClear = () => {
    discard();
    form.clear();
  };
  const { leave } = blur;

  return {
    noun: codec.noun,
    ...written.state,
    set,
    setFile,
    ...useControls({ fields: codec.fields, values, files: chosen.files, set, setFile, leave }),
    errors,
    leave,
    /** The newest version takes the place of what was written here. */
    takeTheirs: discardAndClear,
    note: { restored: draft.restored || chosen.restored, discard: discardAndClear },
    form,
    upload,
    isDirty,
    abandon,
    cancel: options.onClose && close,
  };
}

type ChecksParts<V> = {
  written: { errors: () => FieldErrors; draft: Pick<Draft<EditDraft<V>>, "latest"> };
  send: () => Promise<void>;
  failure: Parameters<typeof useForm>[0]["failure"];
  optimistic: boolean;
};

/** The form that sends, with the errors of its fields: those of the last try, and those since. */
function useChecks<V>({ written, send, failure, optimistic }: ChecksParts<V>) {
  const form = useForm({
    check: () => {
      blur.clear();
      return written.errors();
    },
    send,
    failure,
    overlaps: optimistic,
  });
  const rejected = form.state.is === "rejected" ? form.state.fields : {};
  const isEmptied = () => optimistic && Object.keys(written.draft.latest().changes).length === 0;
  const blur = useBlurErrors(() => (isEmptied() ? {} : written.errors()), rejected);
  return { form, blur, errors: { ...rejected, ...blur.errors } };
}

type Parts<R, V> = {
  fields: Fields<V, R>;
  values: V;
  files: ChosenFiles;
  set: (change: Partial<V>, path?: string) => void;
  setFile: (name: string, file: FileChange) => void;
  leave: (name: string, isEmpty: boolean) => void;
};

/** The props of the controls of a form. */
const useControls = <R extends object, V extends object>(parts: Parts<R, V>) => {
  const { fields, values, files, set, setFile, leave } = parts;
  return {
    /** The props of a control. */
    field: <K extends TextName<V>>(name: K) =>
      textProps(
        // The names are those of fields with text.
        fields[name] as unknown as FieldCodec<V[K] & string, never>,
        name,
        values[name] as V[K] & string,
        (value) => set({ [name]: value } as unknown as Partial<V>),
        leave,
      ),
    file: <K extends FileName<V>>(name: K) => ({
      name,
      label: fields[name].label,
      value: files[name],
      current: (values[name] as StoredFile).url,
      onChange: (file: FileChange) => setFile(name, file),
    }),
    list: <I extends object, W>(name: ListName<V, I>, item: Group<I, W>) =>
      listProps(
        item,
        name,
        values[name] as unknown as readonly I[],
        (items, path) => set({ [name]: items } as unknown as Partial<V>, path),
        leave,
      ),
  };
};
