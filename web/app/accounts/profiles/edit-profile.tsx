import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  bioMax,
  profileSaveFailed,
  updateProfile,
  OwnProfile,
} from "#contracts/accounts/profiles.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { firstSentence } from "../../data/errors.ts";
import { toast } from "../../ui/toast.tsx";
import { cacheOwnProfile } from "../viewer/index.ts";
import { codec } from "../../forms/codec.ts";
import { file, text } from "../../forms/fields.ts";
import styles from "./profiles.module.css";
import { usageKey } from "./papers-card.tsx";
import { profileDraftKey, type Paper, paperLabels } from "./profile-text.ts";

/** Why the form was opened: to edit anything, to add a document, or because of a draft. */
export type Opening = { is: "all" } | { is: "paper"; paper: Paper } | { is: "returned" };

type EditProfileProps = { profile: OwnProfile; opening: Opening; onDone: () => void };

/** The form that edits a member's own profile. */
export function EditProfile({ profile, opening, onDone }: EditProfileProps) {
  const client = useQueryClient();
  const edit = useEdit(profileCodec, profile, {
    draftKey: profileDraftKey,
    update: (request, { _id: id }) => call(updateProfile, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheOwnProfile(saved);
      void client.invalidateQueries({ queryKey: usageKey });
      toast("Profile saved.");
      onDone();
    },
    onConflict: cacheOwnProfile,
    onClose: onDone,
    failure: ({ message }) => ({
      title: profileSaveFailed,
      message: firstSentence(message),
    }),
  });
  return (
    <div className={`card pad ${styles.edit}`}>
      <EditTitle opening={opening} />
      <EditForm name="profile" edit={edit} action="Save">
        <div className={styles.columns}>
          <div className={styles.column}>
            <TextField
              {...edit.field("username")}
              hint="Shown next to everything you post. Use lowercase letters, numbers, dots and underscores."
              required
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
            />
            <TextArea
              {...edit.field("bio")}
              rows={4}
              count={`${edit.values.bio.trim().length} of ${bioMax}`}
            />
            <FileField {...edit.file("avatar")} accept="picture" />
          </div>
          <div className={styles.column}>
            <FileField {...edit.file("passport")} hint="Only you can see it." accept="paper" />
            <FileField
              {...edit.file("importantDocs")}
              hint="Only you can see them."
              accept="paper"
            />
          </div>
        </div>
      </EditForm>
    </div>
  );
}
/** Takes the focus when the form opens, or moves it to the requested field. */
function EditTitle({ opening }: { opening: Opening }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opening.is === "all") title.current?.focus();
    if (opening.is !== "paper") return;
    const field = document.getElementById(`profile-${opening.paper}`);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [opening]);
  return (
    <h2 ref={title} tabIndex={-1} className={styles.editProfileTitle}>
      Update your profile
    </h2>
  );
}

/** The codec of the profile form. */
export const profileCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: {
    username: text("Username"),
    bio: text("Bio"),
    avatar: file("Avatar"),
    passport: file(paperLabels.passport, { changed: "New file" }),
    importantDocs: file(paperLabels.importantDocs, { changed: "New file" }),
  },
});
