import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import {
  listOwnSuggestions,
  withdrawSuggestion,
  type Suggestion,
} from "#contracts/lookup/providers.ts";
import { isNotFound } from "../../data/errors.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./provider.module.css";
import { serviceLabels, stateText } from "./provider-text.ts";

/** A member's own suggestions with their states; nothing if there are none. */
export function OwnSuggestions() {
  const suggestions = useQuery(callQuery(listOwnSuggestions));
  const list = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLoaded = suggestions.isSuccess;
  // The hash refers to this section, which renders after the navigation.
  useEffect(() => {
    if (isLoaded && hash === "#suggestions") section.current?.scrollIntoView();
  }, [hash, isLoaded]);
  if (suggestions.isError) {
    return (
      <SectionCard title={title}>
        <Notice busy={suggestions.isFetching} onRetry={() => void suggestions.refetch()}>
          Couldn't load your suggestions.
        </Notice>
      </SectionCard>
    );
  }
  if (!suggestions.data || suggestions.data.length === 0) return null;
  return (
    <div ref={section} id="suggestions" className={styles.section}>
      <SectionCard title={title} sentence="Vets, dentists and lawyers you've suggested.">
        <ul ref={list} className={styles.own} aria-label={title} tabIndex={-1}>
          {suggestions.data.map((suggestion) => (
            <OwnSuggestion
              key={suggestion._id}
              suggestion={suggestion}
              onWithdrawn={() => list.current?.focus()}
            />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

const title = "Your suggestions";

type OwnSuggestionProps = { suggestion: Suggestion; onWithdrawn: () => void };

function OwnSuggestion({ suggestion, onWithdrawn }: OwnSuggestionProps) {
  const { _id: id, name, city, service, state, reason, createdAt } = suggestion;
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const { label, tone } = stateText[state];

  const withdraw = async () => {
    await call(withdrawSuggestion, { params: { id } }).catch((error: unknown) => {
      // It was already withdrawn in another tab.
      if (isNotFound(error)) return;
      void client.invalidateQueries({ queryKey: queryKeyOf(listOwnSuggestions) });
      throw error;
    });
    client.setQueryData(queryKeyOf(listOwnSuggestions), (before: Suggestion[] | undefined) =>
      before?.filter((other) => other._id !== id),
    );
    onWithdrawn();
    toast(`Suggestion withdrawn: ${name}.`);
  };

  return (
    <li>
      <div className={styles.head}>
        <b>{name}</b>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <span className="meta">
        {serviceLabels[service]} in {city} · <When moment={createdAt} />
      </span>
      {reason && <p>{reason}</p>}
      {state === "refused" && <p className="meta">Fix it and suggest it again.</p>}
      {state === "waiting" && (
        <div>
          <Button small aria-label={`Withdraw ${name}`} onClick={() => setConfirming(true)}>
            Withdraw
          </Button>
          <ConfirmDialog
            open={confirming}
            title={`Withdraw ${name}?`}
            sentence="We won't review it. This can't be undone."
            action="Withdraw suggestion"
            busyText="Withdrawing..."
            onConfirm={withdraw}
            onClose={() => setConfirming(false)}
          />
        </div>
      )}
    </li>
  );
}
