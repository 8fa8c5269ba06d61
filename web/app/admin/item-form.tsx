import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import type { Codec } from "../forms/codec.ts";
import { EditForm } from "../forms/edit-form.tsx";
import type { Edit } from "../forms/edit-types.ts";
import type { EditOptions } from "../forms/save-request.ts";
import { useEdit } from "../forms/use-edit.ts";
import { LinkButton } from "../ui/button.tsx";
import { toast } from "../ui/toast.tsx";
import type { ItemCache } from "./admin-item.tsx";

type ItemEditOptions<
  R extends { _id: number | string },
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
> = Pick<EditOptions<R, V, C, U, R>, "create" | "update" | "failure"> & {
  cache: Pick<ItemCache<R>, "cacheItem">;
  pathOf: (id: R["_id"]) => string;
  savedText?: string;
  createdText: (created: R) => string;
};

/** Edits an item on its page, or makes a new one and goes to its page. */
export function useItemEdit<
  R extends { _id: number | string },
  V extends object,
  C extends z.ZodMiniType,
  U extends z.ZodMiniType,
>(codec: Codec<R, V, C, U>, item: R | null, options: ItemEditOptions<R, V, C, U>) {
  const { cache, pathOf, savedText = "Saved.", createdText, ...calls } = options;
  const navigate = useNavigate();
  return useEdit(codec, item, {
    ...calls,
    draftKey: item ? `${codec.noun}:${item._id}` : codec.noun,
    onSaved: async (saved, isNew) => {
      cache.cacheItem(saved);
      toast(isNew ? createdText(saved) : savedText);
      if (isNew) await navigate(pathOf(saved._id));
    },
    onConflict: cache.cacheItem,
  });
}

type ItemFormProps = {
  edit: Edit & { current: object | null };
  /** The buttons of a new one and of a change. */
  action: { create: string; creating: string; save: string };
  /** Where Cancel leads from a new one. */
  listPath: string;
  /** The class of the form of a new one. */
  newClass: string;
  children: ReactNode;
};

/** The form of `useItemEdit`. */
export const ItemForm = ({ edit, action, listPath, newClass, children }: ItemFormProps) =>
  edit.current === null ? (
    <EditForm
      name={edit.noun}
      edit={edit}
      className={newClass}
      action={action.create}
      busyText={action.creating}
      beside={<LinkButton to={listPath}>Cancel</LinkButton>}
    >
      {children}
    </EditForm>
  ) : (
    <EditForm
      name={edit.noun}
      edit={edit}
      action={action.save}
      busyText="Saving…"
      disabled={!edit.isDirty()}
    >
      {children}
    </EditForm>
  );
