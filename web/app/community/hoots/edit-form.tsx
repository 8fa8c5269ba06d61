import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { AppError } from "#contracts/kernel/errors.ts";
import { Hoot, updateHoot } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { wholeKey } from "../comments/index.ts";
import { Button } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import styles from "./edit-form.module.css";
import { HootFields, useLeftFields } from "./hoot-fields.tsx";
import { trimmed, wordsOf, type HootText } from "./hoot-text.ts";
import { hootSubject } from "./subject.ts";

type EditHootFormProps = { hoot: Hoot; onDone: () => void };

/** Changes an own hoot where it stands. What was changed elsewhere meanwhile is shown, not overwritten. */
export function EditHootForm({ hoot, onDone }: EditHootFormProps) {
  const client = useQueryClient();
  const [base, setBase] = useState(hoot);
  const [words, setWords] = useState<HootText>(() => wordsOf(hoot));
  const [newer, setNewer] = useState<Hoot>();
  const left = useLeftFields(words);
  const saved = useRef(false);
  const isDirty = () => !saved.current && !same(words, wordsOf(base));

  const save = async (over: Hoot) => {
    try {
      const body = trimmed(words);
      const params = { id: hoot._id };
      const changed = await call(updateHoot, { params, body, ifVersion: over.version });
      client.setQueryData(wholeKey(hootSubject(hoot._id)), changed);
      saved.current = true;
      toast("Your changes are saved.");
      onDone();
    } catch (error) {
      const current = conflicting(error);
      if (!current) throw error;
      setNewer(current);
    }
  };

  const form = useForm({
    check: () => {
      left.forget();
      return fieldErrors(updateHoot.body, trimmed(words));
    },
    // Whoever has seen the newer one and sends again means it.
    send: () => save(newer ?? base),
  });

  const takeNewer = (current: Hoot) => {
    client.setQueryData(wholeKey(hootSubject(hoot._id)), current);
    setBase(current);
    setWords(wordsOf(current));
    setNewer(undefined);
  };

  return (
    <div className={styles.edit}>
      <h1 className={styles.title} tabIndex={-1} ref={takeFocus}>
        Edit your hoot
      </h1>
      <Form name="edit-hoot" of={form}>
        {newer && <ConflictNotice before={base} now={newer} onTake={() => takeNewer(newer)} />}
        <HootFields
          words={words}
          set={(change) => setWords((known) => ({ ...known, ...change }))}
          left={left}
        />
        <div className="row">
          <SubmitButton of={form} look="pri" busyText="Saving...">
            {newer ? "Save mine anyway" : "Save changes"}
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </Form>
      <LeaveWarning when={isDirty} />
    </div>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();

const same = (one: HootText, other: HootText) => JSON.stringify(one) === JSON.stringify(other);

/** The hoot as it is now, where that is what stands in the way. */
function conflicting(error: unknown): Hoot | undefined {
  if (!(error instanceof AppError) || error.code !== "CONFLICT") return undefined;
  return z.safeParse(Hoot, error.current).data;
}
