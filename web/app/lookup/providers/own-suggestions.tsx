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
          Your suggestions could not be loaded.
        </Notice>
      </SectionCard>
    );
  }
  if (!suggestions.data || suggestions.data.length === 0) return null;
  return (
    <div ref={section} id="suggestions" className={styles.section}>
      <SectionCard title={title} sentence="Vets, dentists and lawyers you told others of.">
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

const title = "Places you suggested";

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
    toast(`Taken back: ${name}.`);
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
      {state === "waiting" && (
        <div>
          <Button small aria-label={`Take back ${name}`} onClick={() => setConfirming(true)}>
            Take back
          </Button>
          <ConfirmDialog
            open={confirming}
            title={`Take back ${name}?`}
            sentence="Nobody looks into it then, and it is gone."
            action="Take it back"
            busyText="Taking back…"
            onConfirm={withdraw}
            onClose={() => setConfirming(false)}
          />
        </div>
      )}
    </li>
  );
}
