import { useQueryClient } from "@tanstack/react-query";
import { updateHoot, type Hoot } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { toast } from "../../ui/toast.tsx";
import { hootPath } from "../../links/hoots.ts";
import { wholeKey } from "../comments/index.ts";
import styles from "./write.module.css";
import { hootCodec } from "./hoot-codec.ts";
import { altsOfReplaced } from "./photo-codec.ts";
import { HootFields } from "./hoot-fields.tsx";
import { hootDraftKey, hootSubject } from "./subject.ts";

type EditHootFormProps = { hoot: Hoot; onDone: () => void };

/** Edits the member's own hoot in place. */
export function EditHootForm({ hoot, onDone }: EditHootFormProps) {
  const client = useQueryClient();
  const cache = (hoot: Hoot) => client.setQueryData(wholeKey(hootSubject(hoot._id)), hoot);
  const edit = useEdit(hootCodec, hoot, {
    draftKey: hootDraftKey(hoot._id),
    offline: {
      label: ({ title }) => `Edited hoot: ${title}`,
      target: hootDraftKey(hoot._id),
      page: hootPath(hoot._id),
      changedId: hoot._id,
    },
    update: ({ body, ...request }, { _id: id }, values) =>
      call(updateHoot, {
        params: { id },
        body: { ...body, ...altsOfReplaced(request.files, values) },
        ...request,
      }),
    onSaved: (saved) => {
      cache(saved);
      toast("Changes saved.");
      onDone();
    },
    onConflict: cache,
    onClose: onDone,
  });
  return (
    <div className={styles.edit}>
      <h1 className={styles.title} tabIndex={-1} ref={takeFocus}>
        Edit your hoot
      </h1>
      <EditForm name="edit-hoot" edit={edit} action="Save changes" variant="pri">
        <HootFields edit={edit} />
      </EditForm>
    </div>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();
