import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { updateTrip, type Trip } from "#contracts/travel/trips.ts";
import { call } from "../../data/browser.ts";
import { useDraft } from "../../forms/draft.tsx";
import { toast } from "../../ui/toast.tsx";
import { useForm } from "../../forms/use-form.ts";
import { newerPlan } from "./change-plan.ts";
import { planErrors } from "./plan-errors.ts";
import { keepPlan } from "./use-plans.ts";

/** What somebody wrote in a section, and what they saw there when they began. */
export type Written<W> = { words: W; seen: W };

type SectionParts<W> = {
  plan: Trip;
  draftKey: string;
  schema: z.ZodMiniType<Written<W>>;
  words: (plan: Trip) => W;
  body: (words: W) => Record<string, unknown>;
  check?: (words: W) => FieldErrors | undefined;
  /** The spec's sentence for a failure. */
  failure: string;
  /** What the section says, to tell what another tab changed. */
  tell: (words: W) => [label: string, words: string][];
  onDone: () => void;
  /** The form is to begin anew with what is there now. */
  onTake: () => void;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A section of a trip while it is changed. What another tab changed in it meanwhile is shown, not overwritten. */
export function useSection<W>(parts: SectionParts<W>) {
  const { plan, draftKey, schema, failure, tell, onDone, onTake } = parts;
  const client = useQueryClient();
  const [blank] = useState<Written<W>>(() => ({
    words: parts.words(plan),
    seen: parts.words(plan),
  }));
  const draft = useDraft({ key: draftKey, schema, empty: blank });
  const done = useRef(false);
  const { words, seen } = draft.value;
  const there = parts.words(plan);
  const isStale = !same(seen, there);

  const finish = () => {
    done.current = true;
    draft.discard();
    onDone();
  };

  const send = async (over: Trip): Promise<void> => {
    const body = z.parse(updateTrip.body, parts.body(words));
    try {
      const saved = await call(updateTrip, {
        params: { id: over._id },
        body,
        ifVersion: over.version,
      });
      keepPlan(client, saved);
      finish();
      toast("Saved.");
    } catch (error) {
      const newer = newerPlan(error);
      if (!newer) throw error;
      keepPlan(client, newer);
      // What was changed elsewhere in the trip is no hindrance here.
      if (same(parts.words(newer), there)) await send(newer);
    }
  };

  const form = useForm({
    check: () => planErrors(updateTrip.body, parts.body(words)) ?? parts.check?.(words),
    send: () => (isStale || !same(words, there) ? send(plan) : finish()),
    failure: ({ message }) => ({ title: failure, message }),
  });

  return {
    words,
    set: (change: W) => draft.set({ words: change, seen }),
    form,
    draft,
    version: plan.version,
    isStale,
    /** What is another there now, each with what it says. */
    changes: tell(there).filter(([, said], place) => said !== tell(seen)[place]?.[1]),
    isDirty: () => !done.current && draft.isDirty(),
    cancel: finish,
    take: () => {
      draft.discard();
      onTake();
    },
  };
}

export type Section<W> = ReturnType<typeof useSection<W>>;
