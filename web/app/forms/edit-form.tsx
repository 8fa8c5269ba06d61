import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { DraftNote } from "./draft.tsx";
import { Form, SubmitButton } from "./form.tsx";
import { LeaveWarning } from "./leave-warning.tsx";
import { UploadBar } from "./uploads/upload-bar.tsx";
import type { Edit } from "./use-edit.ts";

type EditFormProps = Pick<ComponentProps<typeof Form>, "name" | "className" | "draftAt" | "ref"> & {
  edit: Edit;
  /** What is written on the button that saves. */
  action: string;
  busyText?: string;
  variant?: ComponentProps<typeof SubmitButton>["variant"];
  small?: boolean;
  /** Nothing can be saved yet. */
  disabled?: boolean;
  /** What leaving without saving is called. */
  cancelText?: string;
  /** Says more than that something is not saved, or asks in fewer cases; false where nothing is lost by leaving. */
  leave?: Partial<ComponentProps<typeof LeaveWarning>> | false;
  /** Stands above the fields, such as that the session has ended. */
  above?: ReactNode;
  /** Stands before the buttons, such as where the draft is. */
  note?: ReactNode;
  /** Stands after the buttons. */
  beside?: ReactNode;
  /** The line of buttons. */
  footClass?: string | undefined;
  children: ReactNode;
};

/** The form of `useEdit`: the draft that was restored, what was changed elsewhere, the fields, the uploads, the buttons. */
export function EditForm(props: EditFormProps) {
  const { edit, action, busyText = "Saving...", variant, small, leave = {}, ...rest } = props;
  const { disabled, cancelText = "Cancel", ...others } = rest;
  const { above, note, beside, footClass = "row", children, ...form } = others;
  const { noun, differences, isStale, takeTheirs, cancel } = edit;
  return (
    <>
      <Form {...form} handle={edit.form} errors={edit.errors}>
        <DraftNote draft={edit.note} />
        {above}
        {isStale && (
          <ConflictNotice
            // A newer conflict is announced again.
            key={JSON.stringify(differences.map(({ theirs }) => theirs))}
            noun={noun}
            differences={differences}
            onTakeTheirs={takeTheirs}
          />
        )}
        {children}
        <UploadBar upload={edit.upload} />
        <div className={footClass}>
          {note}
          <SubmitButton
            handle={edit.form}
            variant={variant}
            small={small}
            disabled={disabled}
            busyText={busyText}
          >
            {isStale ? "Save my version" : action}
          </SubmitButton>
          {cancel && (
            <Button small={small} onClick={cancel}>
              {cancelText}
            </Button>
          )}
          {beside}
        </div>
      </Form>
      {leave && <LeaveWarning when={edit.isDirty} {...leave} />}
    </>
  );
}
