import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import {
  altMax,
  captionMax,
  updatePhoto,
  Photo,
  type Gallery,
} from "#contracts/community/gallery.ts";
import { petLoadFailed, listPets } from "#contracts/travel/pets.ts";
import { call } from "../../data/browser.ts";
import { callQuery, Queries } from "../../data/queries.tsx";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { nullableText, text } from "../../forms/fields.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { checked } from "./merge-gallery.ts";
import { failure } from "./text.ts";

type PhotoTextFormProps = {
  profileId: string;
  photo: Photo;
  onSaved: (gallery: Gallery) => void;
  onCancel: () => void;
  /** The label of the cancel button. */
  cancel?: string;
  /** Whether the form takes the focus when it opens. */
  focusOnOpen?: boolean;
};

/** How the details of a photo are edited. */
const photoCodec = codec({
  noun: "photo",
  resource: Photo,
  update: updatePhoto.body,
  fields: {
    caption: text("Caption"),
    alt: text("Alt text"),
    petId: nullableText("Pet in this photo"),
  },
});

/** The form for the details of a photo: caption, alternative text and pet. */
export function PhotoTextForm(props: PhotoTextFormProps) {
  const { profileId, photo, onSaved, onCancel, cancel, focusOnOpen } = props;
  const edit = useEdit(photoCodec, photo, {
    draftKey: `photo:${photo._id}`,
    update: (request, { _id: photoId }) =>
      call(updatePhoto, { params: { profileId, photoId }, ...request }),
    onSaved: ({ gallery }) => onSaved(checked(gallery)),
    onClose: onCancel,
    failure: (error) => failure(error, "Couldn't save the photo details. Try again.").message,
  });
  const { caption, alt } = edit.values;
  return (
    <EditForm
      name={`photo-${photo._id}`}
      edit={edit}
      className="stack"
      action="Save"
      variant="pri"
      small
      cancelText={cancel}
      leave={false}
    >
      <TextField
        {...edit.field("caption")}
        ref={focusOnOpen ? takeFocus : undefined}
        count={nearly(caption, captionMax)}
        autoComplete="off"
      />
      <TextArea
        {...edit.field("alt")}
        hint="Describe the photo for people who can't see it."
        rows={2}
        count={nearly(alt, altMax)}
      />
      {/* Also opened on pages without queries. */}
      <Queries>
        <PetField {...edit.field("petId")} />
      </Queries>
    </EditForm>
  );
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** The characters left, if only a few. */
function nearly(text: string, max: number): string | undefined {
  const left = max - text.trim().length;
  return left < max / 4 ? `${left} of ${max} characters left` : undefined;
}

/** The member's own pets; nothing if there are none. */
function PetField(
  field: Pick<ComponentProps<typeof SelectField>, "name" | "label" | "value" | "onChange">,
) {
  const pets = useQuery(callQuery(listPets));
  if (pets.isError) {
    return (
      <Notice onRetry={() => void pets.refetch()} busy={pets.isFetching}>
        {petLoadFailed}
      </Notice>
    );
  }
  if (pets.data?.length === 0) return null;
  return (
    <SelectField {...field} disabled={pets.isPending}>
      <option value="">None of my pets</option>
      {pets.data?.map(({ _id, petName }) => (
        <option key={_id} value={_id}>
          {petName}
        </option>
      ))}
    </SelectField>
  );
}
