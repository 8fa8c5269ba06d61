import type { ReactNode } from "react";
import { ConflictNotice } from "../../forms/conflict-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { DraftNote } from "../../forms/draft.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import styles from "./section-form.module.css";
import type { Section } from "./use-section.ts";

type SectionFormProps<W> = { name: string; of: Section<W>; children: ReactNode };

/** The form of a section of a trip, with what another tab did meanwhile above its fields. */
export function SectionForm<W>({ name, of: section, children }: SectionFormProps<W>) {
  const { form, draft, isStale, changes, version, take, cancel, isDirty } = section;
  return (
    <div className={`stack screen-only ${styles.form}`}>
      <DraftNote draft={draft} />
      <Form name={name} handle={form}>
        {isStale && (
          <ConflictNotice
            key={version}
            noun="trip"
            differences={changes.map(([label, theirs]) => ({ label, theirs }))}
            onTakeTheirs={take}
          />
        )}
        {children}
        <div className="row">
          <SubmitButton handle={form} variant="pri" busyText="Saving...">
            {isStale ? "Save mine anyway" : "Save"}
          </SubmitButton>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      </Form>
      <LeaveWarning when={isDirty} />
    </div>
  );
}
