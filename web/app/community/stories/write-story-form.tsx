import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { storyAddFailed, createStory } from "#contracts/community/stories.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { blogPath } from "../../links/stories.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { countryText } from "../../lookup/places/index.ts";
import { heldToast } from "../reports/index.ts";
import { reasonIn, storyCodec } from "./story-codec.ts";
import { StoryFields } from "./story-fields.tsx";
import styles from "./stories.module.css";

const StoryPreview = lazy(async () => (await import("./story-preview.tsx")).StoryPreview);

const draftKey = "story";

/** The form to write a story. Text and pictures are stored in this browser until it is published. */
export function WriteStoryForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [previewing, setPreviewing] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const preview = () => {
    setPreviewed(true);
    setPreviewing(true);
  };
  const edit = useEdit(storyCodec, null, {
    draftKey,
    storesFiles: true,
    // Of the trip that it is about.
    initial: {
      from: countryText(search.get("from") ?? ""),
      to: countryText(search.get("to") ?? ""),
    },
    create: (request) => call(createStory, request),
    onSaved: async ({ _id, held }) => {
      toast(held ? heldToast : "Story published.");
      await navigate(blogPath(_id));
    },
    failure: ({ message }) => ({ title: storyAddFailed(reasonIn(message)), message: "" }),
  });
  return (
    <>
      <EditForm
        name="story"
        edit={edit}
        draftAt={{ key: draftKey, path: pathname }}
        action="Publish story"
        busyText="Publishing..."
        footClass={styles.foot}
        note={
          <>
            <p className="meta">
              {edit.hasUnsavedFiles
                ? "Your text is saved on this device, but there isn't room for all your photos."
                : "Your draft is saved on this device, photos included."}
            </p>
            <Button variant="txt" onClick={preview}>
              Preview
            </Button>
          </>
        }
        leave={{
          when: () => edit.upload.isBusy() || edit.hasUnsavedFiles,
          title: "Leave without publishing?",
          sentence:
            "Your story isn't published yet. Only what's saved on this device will be here later.",
        }}
      >
        <StoryFields edit={edit} />
      </EditForm>
      {previewed && (
        <StoryPreview edit={edit} open={previewing} onClose={() => setPreviewing(false)} />
      )}
    </>
  );
}
