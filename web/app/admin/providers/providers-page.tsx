import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import {
  listSuggestions,
  suggestionStates,
  type SuggestionState,
  type SuggestionToCheck,
  approveSuggestion,
  declineReasonMax,
  declineSuggestion,
} from "#contracts/lookup/providers.ts";
import { pageMeta } from "../../ui/meta.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import {
  stateText,
  ProviderDetails,
  provenance,
  serviceLabels,
  SourceLink,
} from "../../lookup/providers/index.ts";
import { AdminPage } from "../admin-page.tsx";
import { suggestionId, SuggestionList } from "../state-links.tsx";
import { AuthorLink } from "../../accounts/viewer/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tag } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import type { Route } from "./+types/providers-page";
import { useSuggestions } from "./use-suggestions.ts";
import styles from "../suggestions.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Suggested places", hidden: true });

export default function AdminProvidersPage() {
  return (
    <AdminPage title="Suggested places" sentence="Check each place before it's listed.">
      <ToCheck />
    </AdminPage>
  );
}

const empty: Record<SuggestionState, string> = {
  waiting: "No suggestions to review",
  approved: "No published suggestions yet",
  refused: "No declined suggestions",
};

/** Suggestions in one state, with an admin's actions. */
const ToCheck = () => (
  <SuggestionList
    states={suggestionStates}
    labelOf={(state) => stateText[state].label}
    queryKey={(state) => queryKeyOf(listSuggestions, { query: { state } })}
    fetchPage={(state, after, signal) => call(listSuggestions, { query: { state, after }, signal })}
    empty={empty}
  >
    {(one, onGone) => <SuggestionCard key={one._id} suggestion={one} onGone={onGone} />}
  </SuggestionList>
);

const EditSuggestion = lazy(async () => (await import("./edit-suggestion.tsx")).EditSuggestion);

type SuggestionCardProps = { suggestion: SuggestionToCheck; onGone: () => void };

/** A suggestion with its author and the decision. */
function SuggestionCard({ suggestion: place, onGone }: SuggestionCardProps) {
  const { _id: id, name, service, city, state, reason, note, source, version } = place;
  const [doing, setDoing] = useState<"editing" | "refusing">();
  const suggestions = useSuggestions();
  const close = () => setDoing(undefined);
  const isPublic = state === "approved";
  const [approve, reject] = isPublic
    ? ["Mark as checked today", "Remove from list"]
    : ["Approve", "Decline"];

  const approving = useMutation({
    mutationFn: () => call(approveSuggestion, { params: { id }, ifVersion: version }),
    onSuccess: (updated) => {
      suggestions.cacheSuggestion(updated, state);
      if (!isPublic) onGone();
      toast(isPublic ? `${name} marked as checked today.` : `${name} is now listed.`);
    },
    onError: () => suggestions.askAgain(),
  });

  return (
    <li className={`card pad ${styles.place}`}>
      <div className={styles.head}>
        <h2 id={suggestionId(id)} className={styles.name} tabIndex={-1}>
          {name}
        </h2>
        <Tag>
          {serviceLabels[service]} · {city}
        </Tag>
      </div>
      <ProviderDetails provider={place} />
      <p>
        Source: <SourceLink source={source} />
      </p>
      {note && (
        <p className={styles.message}>
          <b>Note:</b> {note}
        </p>
      )}
      <p className="meta">
        By <AuthorLink author={place.suggestedBy} />, <When moment={place.createdAt} />
        {isPublic && place.decidedAt && `. ${provenance(place.decidedAt)}`}
      </p>
      {reason && (
        <p className={styles.message}>
          <b>Declined:</b> {reason}
        </p>
      )}
      {approving.isError && <Notice>{approving.error.message}</Notice>}
      <div className="row">
        <Button
          variant="pri"
          small
          busy={approving.isPending}
          busyText="Approving..."
          aria-label={`${approve} ${name}`}
          onClick={() => approving.mutate()}
        >
          {approve}
        </Button>
        <Button small aria-label={`Edit ${name}`} onClick={() => setDoing("editing")}>
          Edit
        </Button>
        {state !== "refused" && (
          <Button small aria-label={`${reject}: ${name}`} onClick={() => setDoing("refusing")}>
            {reject}
          </Button>
        )}
      </div>
      <Dialog open={doing === "editing"} onClose={close} title={`Edit ${name}`} closable wide>
        <EditSuggestion suggestion={place} onClose={close} />
      </Dialog>
      <Dialog open={doing === "refusing"} onClose={close} title={`Decline ${name}?`}>
        <DeclineSuggestion suggestion={place} onClose={close} onGone={onGone} />
      </Dialog>
    </li>
  );
}

type DeclineSuggestionProps = {
  suggestion: SuggestionToCheck;
  onClose: () => void;
  onGone: () => void;
};

/** Asks for the reason, which the author of the suggestion sees. */
function DeclineSuggestion({ suggestion: place, onClose, onGone }: DeclineSuggestionProps) {
  const { _id: id, name, state, version } = place;
  const suggestions = useSuggestions();
  const bodyOf = (sent: FormData) => ({ reason: textOf(sent, "reason") });
  const form = useForm({
    check: (sent) => fieldErrors(declineSuggestion.body, bodyOf(sent)),
    send: async (sent) => {
      const body = bodyOf(sent);
      const updated = await call(declineSuggestion, { params: { id }, body, ifVersion: version });
      onClose();
      suggestions.cacheSuggestion(updated, state);
      onGone();
      toast(state === "approved" ? `${name} removed from the list.` : `${name} declined.`);
    },
  });
  return (
    <Form name="refuse" handle={form}>
      <TextArea
        name="reason"
        label="Reason"
        hint="The person who suggested it will see this."
        rows={2}
        maxLength={declineReasonMax}
        required
      />
      <div className="row">
        <SubmitButton handle={form} variant="danger" busyText="Declining...">
          {state === "approved" ? "Remove from list" : "Decline suggestion"}
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
