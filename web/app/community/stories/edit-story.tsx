import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { storyUpdateFailed } from "#contracts/community/story-names.ts";
import { Story, updateStory } from "#contracts/community/stories.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { call, useSession } from "../../data/browser.ts";
import { logInPath } from "../../data/safe-next.ts";
import { wholeKey } from "../comments/index.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { UploadBar } from "../../forms/uploads/upload-bar.tsx";
import { useUpload } from "../../forms/uploads/use-upload.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { DeleteStory } from "./delete-story.tsx";
import styles from "./edit-story.module.css";
import { blogPath } from "../../links/stories.ts";
import { StoryConflict } from "./story-conflict.tsx";
import { changeKey } from "./story-draft.ts";
import { StoryFields, useLeftFields, type StoryPictures } from "./story-fields.tsx";
import { ChangedStory, changesOf, shownOf, wordsOf, wordsOfReplaced } from "./story-text.ts";

type EditStoryProps = { blog: Story; onDone: () => void };

/** Changes an own story where it stands. What another tab changed meanwhile is shown, not overwritten. */
export function EditStory({ blog, onDone }: EditStoryProps) {
  const [base, setBase] = useState(blog);
  return <EditForm key={base.version} base={base} onTake={setBase} onDone={onDone} />;
}

type EditFormProps = {
  base: Story;
  /** What is there now is taken instead of what was written here. */
  onTake: (now: Story) => void;
  onDone: () => void;
};

function EditForm({ base, onTake, onDone }: EditFormProps) {
  const client = useQueryClient();
  const session = useSession();
  const [blank] = useState<ChangedStory>({ from: { ...wordsOf(base), version: base.version } });
  const draft = useDraft({ key: changeKey(base._id), schema: ChangedStory, empty: blank });
  /** The story as it is now, as far as is known. */
  const [now, setNow] = useState(base);
  const [pictures, setPictures] = useState<StoryPictures>({});
  const upload = useUpload();
  const done = useRef(false);

  const words = shownOf(draft.value, now);
  const changes = changesOf(draft.value, now);
  const left = useLeftFields(words);
  const hasPictures = Object.values(pictures).some((picture) => picture !== undefined);
  const isDirty = () => !done.current && (hasPictures || Object.keys(changes).length > 0);
  const isStale = draft.value.from.version !== now.version;
  const keep = (story: Story) =>
    client.setQueryData(wholeKey({ kind: "blog", id: base._id }), story);

  const finish = () => {
    done.current = true;
    draft.discard();
    onDone();
  };

  const save = async () => {
    try {
      const saved = await upload.run(pictures, (files, way) =>
        call(updateStory, {
          params: { id: base._id },
          body: { ...changes, ...wordsOfReplaced(pictures, words) },
          files,
          ifVersion: now.version,
          ...way,
        }),
      );
      // Canceled on the way: everything stays as it was.
      if (!saved) return;
      keep(saved);
      toast("Your story is saved.");
      finish();
    } catch (error) {
      upload.cancel();
      const newer = conflicting(error);
      if (!newer) throw error;
      setNow(newer);
    }
  };

  const form = useForm({
    check: () => {
      left.forget();
      return fieldErrors(updateStory.body, changes);
    },
    send: () => (isDirty() ? save() : finish()),
    words: ({ message }) => ({ title: storyUpdateFailed, message }),
  });

  return (
    <div className={styles.edit}>
      <h1 className={styles.title} tabIndex={-1} ref={takeFocus}>
        Update your story
      </h1>
      <DraftNote of={draft} />
      <Form name="edit-story" of={form}>
        {session.is === "guest" && (
          <Notice
            tone="due"
            actions={
              <LinkButton small to={logInPath(blogPath(base._id))}>
                Log In
              </LinkButton>
            }
          >
            Your session has ended. Log in again to save; your words stay here.
          </Notice>
        )}
        {isStale && (
          <StoryConflict
            key={now.version}
            before={draft.value.from}
            now={now}
            onTake={() => {
              draft.discard();
              keep(now);
              onTake(now);
            }}
          />
        )}
        <StoryFields
          words={words}
          set={draft.set}
          left={left}
          pictures={pictures}
          setPicture={(name, picture) => setPictures((known) => ({ ...known, [name]: picture }))}
          current={now}
        />
        <UploadBar of={upload} />
        <div className={styles.buttons}>
          <SubmitButton of={form} busyText="Saving...">
            {isStale ? "Save mine anyway" : "Save"}
          </SubmitButton>
          <Button onClick={finish}>Cancel</Button>
          <span className={styles.delete}>
            <DeleteStory
              blog={now}
              onGone={() => {
                done.current = true;
                draft.discard();
              }}
            />
          </span>
        </div>
      </Form>
      <LeaveWarning when={isDirty} />
    </div>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();

/** The story as it is now, where that is what stands in the way. */
function conflicting(error: unknown): Story | undefined {
  if (!(error instanceof AppError) || error.code !== "CONFLICT") return undefined;
  return z.safeParse(Story, error.current).data;
}
