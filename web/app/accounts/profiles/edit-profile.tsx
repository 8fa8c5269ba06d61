import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  bioMax,
  OwnProfile,
  profileSaveFailed,
  updateProfile,
} from "#contracts/accounts/profiles.ts";
import { call } from "../../data/browser.ts";
import { keepOwnProfile } from "../viewer/index.ts";
import { Button } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FileField, type FileChange } from "../../ui/file-field.tsx";
import { UploadBar } from "../../forms/uploads/upload-bar.tsx";
import { useUpload } from "../../forms/uploads/use-upload.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import styles from "./edit-profile.module.css";
import { usageKey, type Paper } from "./papers-card.tsx";
import { draftKey } from "./profile-draft.ts";
import { changesOf, ProfileDraft, wordsOf } from "./profile-text.ts";

/** What the form was opened for; nothing in particular, or something that was there from an earlier time. */
export type Opening = { is: "all" } | { is: "paper"; paper: Paper } | { is: "returned" };

type EditProfileProps = { profile: OwnProfile; opening: Opening; onDone: () => void };

/** Changes one's own profile where it stands. What another tab changed meanwhile is shown, not overwritten. */
export function EditProfile({ profile, ...rest }: EditProfileProps) {
  const [base, setBase] = useState(profile);
  return <EditForm key={base.version} base={base} onTake={setBase} {...rest} />;
}

type Files = Partial<Record<"avatar" | Paper, FileChange>>;

type EditFormProps = Omit<EditProfileProps, "profile"> & {
  base: OwnProfile;
  /** What is there now is taken instead of what was written here. */
  onTake: (now: OwnProfile) => void;
};

function EditForm({ base, opening, onTake, onDone }: EditFormProps) {
  const client = useQueryClient();
  const [blank] = useState<ProfileDraft>({ from: base });
  const draft = useDraft({ key: draftKey, schema: ProfileDraft, empty: blank });
  /** The profile as it is now, as far as is known. */
  const [now, setNow] = useState(base);
  const [files, setFiles] = useState<Files>({});
  /** What is wrong with the username, told when it is left; '' where it is right by now. */
  const [left, setLeft] = useState<string>();
  const upload = useUpload();
  const done = useRef(false);

  const words = wordsOf(draft.value, now);
  const changes = changesOf(draft.value, now);
  const hasFiles = Object.values(files).some((file) => file !== undefined);
  const isDirty = () => !done.current && (hasFiles || Object.keys(changes).length > 0);
  const isStale = draft.value.from.version !== now.version;

  const finish = () => {
    done.current = true;
    draft.discard();
    onDone();
  };

  const save = async () => {
    try {
      const saved = await upload.run({ ...files }, (ready, way) =>
        call(updateProfile, {
          params: { id: base._id },
          body: changes,
          files: ready,
          ifVersion: now.version,
          ...way,
        }),
      );
      // Canceled on the way: everything stays as it was.
      if (!saved) return;
      keepOwnProfile(saved);
      void client.invalidateQueries({ queryKey: usageKey });
      toast("Your profile is saved.");
      finish();
    } catch (error) {
      const newer = conflicting(error);
      if (!newer) throw error;
      upload.cancel();
      setNow(newer);
    }
  };

  const form = useForm({
    check: () => {
      setLeft(undefined);
      return fieldErrors(updateProfile.body, changes);
    },
    send: () => (isDirty() ? save() : finish()),
    words: ({ message }) => ({ title: profileSaveFailed, message }),
  });

  const setFile = (name: keyof Files) => (file: FileChange) =>
    setFiles((known) => ({ ...known, [name]: file }));

  return (
    <div className={`card pad ${styles.edit}`}>
      <EditTitle opening={opening} />
      <DraftNote of={draft} />
      <Form name="profile" of={form}>
        {isStale && (
          <ConflictNotice
            key={now.version}
            before={draft.value.from}
            now={now}
            onTake={() => {
              draft.discard();
              keepOwnProfile(now);
              onTake(now);
            }}
          />
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            <TextField
              name="username"
              label="Username"
              hint="Stands beside everything you write. Lowercase letters, numbers, dots and underscores."
              required
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              value={words.username}
              error={left}
              onChange={(event) => {
                draft.set({ username: event.target.value });
                if (form.state.is === "refused") setLeft("");
              }}
              onBlur={() => {
                const wrong = fieldErrors(updateProfile.body, changes)?.["username"];
                // What the server refused stays said until something else is typed.
                setLeft((before) => wrong ?? (before === undefined ? undefined : ""));
              }}
            />
            <TextArea
              name="bio"
              label="Bio"
              rows={4}
              value={words.bio}
              count={`${words.bio.trim().length} of ${bioMax}`}
              onChange={(event) => draft.set({ bio: event.target.value })}
            />
            <FileField
              name="avatar"
              label="Avatar"
              accept="picture"
              value={files.avatar}
              onChange={setFile("avatar")}
              current={now.avatar}
            />
          </div>
          <div className={styles.column}>
            <FileField
              name="passport"
              label="Passport"
              hint="Nobody but you can open it."
              accept="paper"
              value={files.passport}
              onChange={setFile("passport")}
              current={now.passport}
            />
            <FileField
              name="importantDocs"
              label="Important documents"
              hint="Nobody but you can open them."
              accept="paper"
              value={files.importantDocs}
              onChange={setFile("importantDocs")}
              current={now.importantDocs}
            />
          </div>
        </div>
        <UploadBar of={upload} />
        <div className="row">
          <SubmitButton of={form} look="go" busyText="Saving...">
            {isStale ? "Save mine anyway" : "Save"}
          </SubmitButton>
          <Button onClick={finish}>Cancel</Button>
        </div>
      </Form>
      <LeaveWarning when={isDirty} />
    </div>
  );
}

/** Takes the focus when the form is opened, or hands it to what it was opened for. */
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
    <h2 ref={title} tabIndex={-1} className={styles.title}>
      Update your profile
    </h2>
  );
}

/** The profile as it is now, where that is what stands in the way. */
function conflicting(error: unknown): OwnProfile | undefined {
  if (!(error instanceof AppError) || error.code !== "CONFLICT") return undefined;
  return z.safeParse(OwnProfile, error.current).data;
}
