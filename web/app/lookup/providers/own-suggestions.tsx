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
import styles from "./place.module.css";
import { serviceLabels, stateText } from "./provider-text.ts";

/** What somebody suggested and what became of it; nothing at all for who never did. */
export function OwnSuggestions() {
  const suggestions = useQuery(callQuery(listOwnSuggestions));
  const list = useRef<HTMLUListElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isHere = suggestions.isSuccess;
  // Who was led here came before the list did.
  useEffect(() => {
    if (isHere && hash === "#suggestions") part.current?.scrollIntoView();
  }, [hash, isHere]);
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
    <div ref={part} id="suggestions" className={styles.led}>
      <SectionCard title={title} sentence="Vets, dentists and lawyers you told others of.">
        <ul ref={list} className={styles.own} aria-label={title} tabIndex={-1}>
          {suggestions.data.map((one) => (
            <OwnSuggestion key={one._id} of={one} onGone={() => list.current?.focus()} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

const title = "Places you suggested";

function OwnSuggestion({ of, onGone }: { of: Suggestion; onGone: () => void }) {
  const { _id: id, name, city, service, state, reason, createdAt } = of;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { label, tone } = stateText[state];

  const takeBack = async () => {
    await call(withdrawSuggestion, { params: { id } }).catch((error: unknown) => {
      // Another tab was faster.
      if (isNotFound(error)) return;
      void client.invalidateQueries({ queryKey: queryKeyOf(listOwnSuggestions) });
      throw error;
    });
    client.setQueryData(queryKeyOf(listOwnSuggestions), (before: Suggestion[] | undefined) =>
      before?.filter((kept) => kept._id !== id),
    );
    onGone();
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
          <Button small aria-label={`Take back ${name}`} onClick={() => setAsking(true)}>
            Take back
          </Button>
          <ConfirmDialog
            open={asking}
            title={`Take back ${name}?`}
            sentence="Nobody looks into it then, and it is gone."
            action="Take it back"
            busyText="Taking back…"
            onConfirm={takeBack}
            onClose={() => setAsking(false)}
          />
        </div>
      )}
    </li>
  );
}
