import type { FileChange } from "../ui/file-field.tsx";
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

type Parts<R, V> = {
  fields: Fields<V, R>;
  values: V;
  files: ChosenFiles;
  set: (change: Partial<V>, path?: string) => void;
  setFile: (name: string, file: FileChange) => void;
  leave: (name: string, isEmpty: boolean) => void;
};

/** The props of the controls of a form. */
export const useControls = <R extends object, V extends object>(parts: Parts<R, V>) => {
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
