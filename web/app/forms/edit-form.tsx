import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { DraftNote } from "./draft.tsx";
import { Form, SubmitButton } from "./form.tsx";
import { LeaveWarning } from "./leave-warning.tsx";
import { UploadBar } from "./uploads/upload-bar.tsx";
import type { Edit } from "./edit-types.ts";
import type { Difference } from "./fields.ts";
import styles from "./forms.module.css";

type FrameProps = Omit<ComponentProps<typeof Form>, "handle" | "errors"> & {
  edit: Edit;
  /** Content above the fields, such as a notice that the session has ended. */
  above?: ReactNode;
};

/** The form of `useEdit` without buttons: the note of a restored draft, the conflict notice and the fields. */
export function EditFrame({ edit, above, children, ...form }: FrameProps) {
  const { noun, differences, isStale, takeTheirs } = edit;
  return (
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
    </Form>
  );
}

type EditFormProps = FrameProps & {
  /** Label of the submit button. */
  action: string;
  busyText?: string;
  variant?: ComponentProps<typeof SubmitButton>["variant"];
  small?: boolean;
  /** Nothing can be saved yet. */
  disabled?: boolean;
  cancelText?: string;
  /** Changes the text of the leave warning, or when it asks; false where leaving loses nothing. */
  leave?: Partial<ComponentProps<typeof LeaveWarning>> | false;
  /** Content before the buttons, such as where the draft is stored. */
  note?: ReactNode;
  /** Content after the buttons. */
  beside?: ReactNode;
  /** The class of the row of buttons. */
  footClass?: string | undefined;
};

/** The form of `useEdit`: the frame with the fields, the uploads, the buttons and the leave warning. */
export function EditForm(props: EditFormProps) {
  const { edit, action, busyText = "Saving...", variant, small, leave = {}, ...rest } = props;
  const { disabled, cancelText = "Cancel", ...others } = rest;
  const { note, beside, footClass = "row", children, ...frame } = others;
  return (
    <>
      <EditFrame {...frame} edit={edit}>
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
            {edit.isStale ? "Save my version" : action}
          </SubmitButton>
          {edit.cancel && (
            <Button small={small} onClick={edit.cancel}>
              {cancelText}
            </Button>
          )}
          {beside}
        </div>
      </EditFrame>
      {leave && <LeaveWarning when={edit.isDirty} {...leave} />}
    </>
  );
}

type ConflictNoticeProps = {
  /** What was changed: `pet`. */
  noun: string;
  differences: readonly Difference[];
  onTakeTheirs: () => void;
};

/** What was made of a thing meanwhile, by the same person in another tab or at another machine. */
function ConflictNotice({ noun, differences, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <div className={styles.conflict} tabIndex={-1} ref={takeFocus}>
      <Notice
        tone="due"
        actions={
          <Button small onClick={onTakeTheirs}>
            Use the newer version
          </Button>
        }
      >
        <p>
          <b>This {noun} was changed in another tab or on another device.</b> Your changes below
          aren't saved yet.
          {differences.length > 0 && " The newer version says:"}
        </p>
        {differences.length > 0 && (
          <dl className={styles.changes}>
            {differences.map(({ label, theirs, mine }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{theirs}</dd>
                {mine !== undefined && <dd className={styles.mine}>Yours: {mine}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Notice>
    </div>
  );
}

// It stands above what is being read when it comes.
const takeFocus = (notice: HTMLElement | null) => notice?.focus();
