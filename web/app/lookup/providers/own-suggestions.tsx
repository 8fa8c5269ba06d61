import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  listOwnSuggestions,
  withdrawSuggestion,
  type Suggestion,
} from "#contracts/lookup/providers.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { OwnHead, type OwnItemProps, OwnList, Withdraw } from "../../ui/own-list.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import { serviceLabels, stateText } from "./provider-text.ts";

/** A member's own suggestions with their states; nothing if there are none. */
export const OwnSuggestions = () => (
  <OwnList
    id="suggestions"
    title="Your suggestions"
    sentence="Vets, dentists and lawyers you've suggested."
    query={useQuery(callQuery(listOwnSuggestions))}
    failed="Couldn't load your suggestions."
    Item={OwnSuggestion}
  />
);

function OwnSuggestion({ item: suggestion, onGone }: OwnItemProps<Suggestion>) {
  const { _id: id, name, city, service, state, reason, createdAt } = suggestion;
  const client = useQueryClient();
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
    onGone();
    toast(`Suggestion withdrawn: ${name}.`);
  };

  return (
    <li>
      <OwnHead>
        <b>{name}</b>
        <Chip tone={tone}>{label}</Chip>
      </OwnHead>
      <span className="meta">
        {serviceLabels[service]} in {city} · <When moment={createdAt} />
      </span>
      {reason && <p>{reason}</p>}
      {state === "refused" && <p className="meta">Fix it and suggest it again.</p>}
      {state === "waiting" && <Withdraw name={name} onConfirm={withdraw} />}
    </li>
  );
}
