import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import {
  altMax,
  captionMax,
  updatePhoto,
  type Gallery,
  type Photo,
} from "#contracts/community/gallery.ts";
import { petLoadFailed } from "#contracts/travel/pet-names.ts";
import { listPets, type Pet } from "#contracts/travel/pets.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { checked } from "./merged.ts";
import { failure } from "./text.ts";

type PhotoTextFormProps = {
  profileId: string;
  photo: Photo;
  onSaved: (gallery: Gallery) => void;
  onCancel: () => void;
  /** What leaving without saving is called. */
  cancel?: string;
  /** Somebody asked for it, so the focus goes there. */
  asked?: boolean;
};

/** What a person says of a photo; no pet is ''. */
const Text = z.object({ caption: z.string(), alt: z.string(), petId: z.string() });

const wordsOf = ({ caption, alt, petId }: Photo) => ({ caption, alt, petId: petId ?? "" });

/** Says what is on a photo: a caption, words for those who do not see it, and which pet. */
export function PhotoTextForm(props: PhotoTextFormProps) {
  const { profileId, photo, onSaved, onCancel, cancel = "Cancel", asked } = props;
  const draft = useDraft({ key: `photo:${photo._id}`, schema: Text, empty: wordsOf(photo) });
  const { caption, alt, petId } = draft.value;
  const body = { caption: caption.trim(), alt: alt.trim(), petId: petId || null };
  const form = useForm({
    check: () => fieldErrors(updatePhoto.body, body),
    send: async () => {
      const params = { profileId, photoId: photo._id };
      const { gallery } = await call(updatePhoto, { params, body });
      draft.discard();
      onSaved(checked(gallery));
    },
    words: (error) => failure(error, "Your words could not be saved. Please try again.").message,
  });

  return (
    <Form name={`photo-${photo._id}`} of={form} className="stack">
      <DraftNote of={draft} />
      <TextField
        ref={asked ? takeFocus : undefined}
        name="caption"
        label="Caption"
        value={caption}
        onChange={({ target }) => draft.set({ caption: target.value })}
        count={nearly(caption, captionMax)}
        autoComplete="off"
      />
      <TextArea
        name="alt"
        label="Alternative text"
        hint="What is to be seen, for people who cannot see it."
        rows={2}
        value={alt}
        onChange={({ target }) => draft.set({ alt: target.value })}
        count={nearly(alt, altMax)}
      />
      <PetField petId={petId} onChoose={(chosen) => draft.set({ petId: chosen })} />
      <div className="row">
        <SubmitButton of={form} look="pri" small busyText="Saving...">
          Save
        </SubmitButton>
        <Button
          small
          onClick={() => {
            draft.discard();
            onCancel();
          }}
        >
          {cancel}
        </Button>
      </div>
    </Form>
  );
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Told only when little room is left. */
function nearly(text: string, max: number): string | undefined {
  const left = max - text.trim().length;
  return left < max / 4 ? `${left} of ${max} characters left` : undefined;
}

type Pets = { is: "coming" } | { is: "here"; pets: readonly Pet[] } | { is: "failed" };

/** The person's own pets; nothing where they have none. */
function PetField({ petId, onChoose }: { petId: string; onChoose: (petId: string) => void }) {
  const [pets, setPets] = useState<Pets>({ is: "coming" });
  const load = useCallback(() => {
    const gone = new AbortController();
    call(listPets, { signal: gone.signal }).then(
      (own) => setPets({ is: "here", pets: own }),
      () => gone.signal.aborted || setPets({ is: "failed" }),
    );
    return () => gone.abort();
  }, []);
  useEffect(load, [load]);

  if (pets.is === "failed") {
    return <Notice onRetry={load}>{petLoadFailed}</Notice>;
  }
  if (pets.is === "here" && pets.pets.length === 0) return null;
  return (
    <SelectField
      name="petId"
      label="Who is on it"
      value={petId}
      disabled={pets.is === "coming"}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">No pet of ours</option>
      {pets.is === "here" &&
        pets.pets.map(({ _id, petName }) => (
          <option key={_id} value={_id}>
            {petName}
          </option>
        ))}
    </SelectField>
  );
}
