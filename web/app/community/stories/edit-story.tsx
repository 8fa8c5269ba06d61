import { useQueryClient } from "@tanstack/react-query";
import { storyUpdateFailed, updateStory, type Story } from "#contracts/community/stories.ts";
import { call, useSession } from "../../data/browser.ts";
import { logInPath } from "../../data/safe-next.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { LoggedOutNotice } from "../../forms/logged-out-notice.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { blogPath } from "../../links/stories.ts";
import { toast } from "../../ui/toast.tsx";
import { wholeKey } from "../comments/index.ts";
import { DeleteStory } from "./delete-story.tsx";
import styles from "./stories.module.css";
import { altsOfReplaced, storyCodec } from "./story-codec.ts";
import { storyDraftKey } from "./subject.ts";
import { StoryFields } from "./story-fields.tsx";

type EditStoryProps = { blog: Story; onDone: () => void };

/** Edits the member's own story in place. */
export function EditStory({ blog, onDone }: EditStoryProps) {
  const client = useQueryClient();
  const session = useSession();
  const cache = (story: Story) =>
    client.setQueryData(wholeKey({ kind: "blog", id: story._id }), story);
  const edit = useEdit(storyCodec, blog, {
    draftKey: storyDraftKey(blog._id),
    update: ({ body, ...request }, { _id: id }, values) =>
      call(updateStory, {
        params: { id },
        body: { ...body, ...altsOfReplaced(request.files, values) },
        ...request,
      }),
    onSaved: (saved) => {
      cache(saved);
      toast("Story saved.");
      onDone();
    },
    onConflict: cache,
    onClose: onDone,
    failure: ({ message }) => ({ title: storyUpdateFailed, message }),
  });

  return (
    <div className={styles.edit}>
      <h1 className={styles.title} tabIndex={-1} ref={takeFocus}>
        Update your story
      </h1>
      <EditForm
        name="edit-story"
        edit={edit}
        action="Save"
        footClass={styles.buttons}
        above={
          session.is === "guest" && (
            <LoggedOutNotice logIn={logInPath(blogPath(blog._id))} to="save" />
          )
        }
        beside={
          <span className={styles.delete}>
            <DeleteStory blog={edit.current ?? blog} onGone={edit.abandon} />
          </span>
        }
      >
        <StoryFields edit={edit} />
      </EditForm>
    </div>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();
