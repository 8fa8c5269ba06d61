import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import {
  listOwnVenueSuggestions,
  type VenueSuggestion,
  withdrawVenueSuggestion,
} from "#contracts/lookup/venue-suggestions.ts";
import { call } from "../../data/browser.ts";
import { isNotFound } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { venuePath } from "../../links/venues.ts";
import { OwnHead, type OwnItemProps, OwnList, Withdraw } from "../../ui/own-list.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import {
  categoryText,
  changeRows,
  suggestionKindLabels,
  suggestionStateText,
} from "./venue-text.ts";

/** A member's own suggestions about places with their states; nothing if there are none. */
export const OwnVenueSuggestions = () => (
  <OwnList
    id="place-suggestions"
    title="Your suggestions about places"
    sentence="New places, corrections, and places that have closed."
    query={useQuery(callQuery(listOwnVenueSuggestions))}
    failed="Couldn't load your suggestions about places."
    Item={OwnSuggestion}
  />
);

function OwnSuggestion({ item: suggestion, onGone }: OwnItemProps<VenueSuggestion>) {
  const { _id: id, kind, venueId, category, state, reason, createdAt, changes } = suggestion;
  const client = useQueryClient();
  const { label, tone } = suggestionStateText[state];
  const name = suggestion.name || categoryText(category);

  const withdraw = async () => {
    await call(withdrawVenueSuggestion, { params: { id } }).catch((error: unknown) => {
      // It was already withdrawn in another tab.
      if (isNotFound(error)) return;
      void client.invalidateQueries({ queryKey: queryKeyOf(listOwnVenueSuggestions) });
      throw error;
    });
    client.setQueryData(
      queryKeyOf(listOwnVenueSuggestions),
      (before: VenueSuggestion[] | undefined) => before?.filter((other) => other._id !== id),
    );
    onGone();
    toast(`Suggestion withdrawn: ${name}.`);
  };

  return (
    <li>
      <OwnHead>
        <b>{venueId === null ? name : <Link to={venuePath(venueId)}>{name}</Link>}</b>
        <Chip tone={tone}>{label}</Chip>
      </OwnHead>
      <span className="meta">
        {suggestionKindLabels[kind]} · <When moment={createdAt} />
      </span>
      {kind === "correction" && (
        <p>
          {changeRows(changes, null)
            .map((row) => `${row.label}: ${row.after}`)
            .join(" · ")}
        </p>
      )}
      {reason && <p>{reason}</p>}
      {state === "waiting" && <Withdraw name={name} onConfirm={withdraw} />}
    </li>
  );
}
