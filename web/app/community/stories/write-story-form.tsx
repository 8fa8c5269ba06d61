import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { storyAddFailed } from "#contracts/community/story-names.ts";
import { createStory } from "#contracts/community/stories.ts";
import type { AppError, FieldErrors } from "#contracts/kernel/errors.ts";
import { asAppError } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { freshKey } from "../../data/idempotency.ts";
import { useDraftFiles } from "../../forms/draft-files.ts";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import type { FileChange } from "../../ui/file-field.tsx";
import { UploadBar } from "../../forms/uploads/upload-bar.tsx";
import { useUpload } from "../../forms/uploads/use-upload.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { Unverified } from "../../forms/unverified.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { blogPath } from "../../links/stories.ts";
import { StoryFields, useLeftFields } from "./story-fields.tsx";
import {
  noDraft,
  pictureNames,
  reasonIn,
  StoryDraft,
  trimmed,
  wordsOf,
  type PictureName,
  type StoryText,
} from "./story-text.ts";
import styles from "./write-story-form.module.css";

const key = "story";
const pictureMissing = "The first picture is required.";

/** Where a story is written. Words and pictures stay in this browser until it is published. */
export function WriteStoryForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const draft = useDraft({ key, schema: StoryDraft, empty: noDraft });
  const pictures = useDraftFiles({ key, names: pictureNames });
  const words = wordsOf(draft.value);
  const left = useLeftFields(words);
  const upload = useUpload();
  const [failed, setFailed] = useState<AppError>();
  const element = useRef<HTMLFormElement>(null);

  const discard = () => {
    draft.discard();
    pictures.discard();
    left.forget();
    setFailed(undefined);
  };

  const send = async () => {
    setFailed(undefined);
    // The same story keeps its name through failures and crashes, so that it is published once.
    const attempt = draft.value.attempt ?? freshKey();
    draft.set({ attempt });
    try {
      const blog = await upload.run(await pictures.settled(), (files, way) =>
        call(createStory, { body: trimmed(words), files, key: attempt, ...way }),
      );
      // Canceled on the way: everything stays as it was.
      if (!blog) return;
      discard();
      toast("Your story is published.");
      await navigate(blogPath(blog._id));
    } catch (error) {
      upload.cancel();
      const errorResponse = asAppError(error);
      if (!errorResponse || hasFields(errorResponse)) throw error;
      setFailed(errorResponse);
    }
  };

  const form = useForm({
    check: () => {
      left.forget();
      setFailed(undefined);
      return inOrder({
        ...fieldErrors(createStory.body, trimmed(words)),
        ...(pictures.files.contentOneImage ? {} : { contentOneImage: pictureMissing }),
      });
    },
    send,
    words: ({ message }) => ({ title: storyAddFailed(reasonIn(message)), message: "" }),
  });

  // What is changed is another story than the one that was about to go out.
  const write = (change: Partial<StoryText>) => draft.set({ ...change, attempt: null });
  const setPicture = (name: PictureName, picture: FileChange) => {
    draft.set({ attempt: null });
    pictures.set(name, picture);
  };

  return (
    <Form ref={element} name="story" of={form} className="stack loose">
      <DraftNote of={{ restored: draft.restored || pictures.restored, discard }} />
      <StoryFields
        words={words}
        set={write}
        left={left}
        pictures={pictures.files}
        setPicture={setPicture}
      />
      <UploadBar of={upload} />
      {failed && (
        <Notice
          onRetry={() => element.current?.requestSubmit()}
          busy={form.state.is === "sending"}
          actions={failed.code === "NOT_VERIFIED" && <Unverified draft={{ key, path: pathname }} />}
        >
          {storyAddFailed(reasonIn(failed.message))}
        </Notice>
      )}
      <div className={styles.foot}>
        <p className="meta">
          {pictures.isUnsaved
            ? "Your words are kept on this device; it has no room for all of your pictures."
            : "Your draft is kept on this device, pictures too."}
        </p>
        <SubmitButton of={form} busyText="Publishing...">
          Publish story
        </SubmitButton>
      </div>
      <LeaveWarning
        when={() => upload.isBusy() || pictures.isUnsaved}
        title="Leave before it is published?"
        sentence="Your story is not out yet. What is kept on this device waits for you."
      />
    </Form>
  );
}

const hasFields = ({ fields = {} }: AppError): boolean => Object.keys(fields).length > 0;

/** The picture of a part comes after its text, as they stand in the form. */
const inOrder = ({ contentOneImage, ...rest }: FieldErrors): FieldErrors => {
  const { title, contentOne, ...others } = rest;
  return {
    ...(title === undefined ? {} : { title }),
    ...(contentOne === undefined ? {} : { contentOne }),
    ...(contentOneImage === undefined ? {} : { contentOneImage }),
    ...others,
  };
};
