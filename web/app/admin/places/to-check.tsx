import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  acceptVenueSuggestion,
  exportVenueChanges,
  listVenueSuggestions,
  type VenueSuggestionState,
  venueSuggestionStates,
  type VenueSuggestionToCheck,
} from "#contracts/lookup/venue-suggestions.ts";
import { AuthorLink } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queryKeyOf } from "../../data/queries.tsx";
import {
  categoryText,
  mapUrl,
  osmUrl,
  suggestionKindLabels,
  suggestionStateText,
  changeRows,
} from "../../lookup/venues/index.ts";
import { SourceLink } from "../../lookup/providers/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tag } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import { suggestionId, SuggestionList } from "../state-links.tsx";
import styles from "../suggestions.module.css";
import placesStyles from "./places.module.css";
import { pathOf } from "#contracts/kernel/client.ts";
import { download } from "../../data/download.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { textOf, useForm } from "../../forms/use-form.ts";
import { DateField } from "../../ui/date-field.tsx";

const empty: Record<VenueSuggestionState, string> = {
  waiting: "No suggestions to review",
  accepted: "No accepted suggestions yet",
  rejected: "No rejected suggestions",
};

/** Suggestions in one state, with a moderator's actions. */
export const ToCheck = () => (
  <SuggestionList
    states={venueSuggestionStates}
    labelOf={(state) => suggestionStateText[state].label}
    queryKey={(state) => queryKeyOf(listVenueSuggestions, { query: { state } })}
    fetchPage={(state, after, signal) =>
      call(listVenueSuggestions, { query: { state, after }, signal })
    }
    empty={empty}
  >
    {(one, onGone) => <PlaceSuggestion key={one._id} suggestion={one} onGone={onGone} />}
  </SuggestionList>
);

/** Downloads what was accepted as a file for editors of OpenStreetMap. */
export function ExportChanges() {
  const form = useForm({
    check: (sent) => (textOf(sent, "since") === "" ? { since: "Select a day." } : undefined),
    send: (sent) =>
      download(pathOf(exportVenueChanges, { query: { since: textOf(sent, "since") } }), {
        missing: "There is no such file.",
        failed: "Couldn't make the file. Try again.",
      }),
  });
  return (
    <section className={`card pad stack ${placesStyles.export}`} aria-labelledby="export">
      <h2 id="export">Export to OpenStreetMap</h2>
      <p>
        Download the changes accepted since a date as an osmChange file. It has only the tags that
        change: open it beside the full elements in an editor, check each change, and don't upload
        it as it is.
      </p>
      <Form name="export" handle={form}>
        <DateField name="since" label="Accepted since" required />
        <div>
          <SubmitButton handle={form} busyText="Preparing...">
            Download changes
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

const EditSuggestion = lazy(async () => (await import("./suggestion-dialogs.tsx")).EditSuggestion);
const RejectSuggestion = lazy(
  async () => (await import("./suggestion-dialogs.tsx")).RejectSuggestion,
);

type PlaceSuggestionProps = { suggestion: VenueSuggestionToCheck; onGone: () => void };

/** A suggestion with its author, the values before and after, and the decision. */
function PlaceSuggestion({ suggestion, onGone }: PlaceSuggestionProps) {
  const {
    _id: id,
    kind,
    category,
    state,
    reason,
    note,
    source,
    version,
    venue,
    canReopen,
  } = suggestion;
  const name = suggestion.name || categoryText(category);
  const [doing, setDoing] = useState<"editing" | "rejecting">();
  const client = useQueryClient();
  const close = () => setDoing(undefined);
  const askAgain = () => client.invalidateQueries({ queryKey: queryKeyOf(listVenueSuggestions) });

  const accepting = useMutation({
    mutationFn: () => call(acceptVenueSuggestion, { params: { id }, ifVersion: version }),
    onSuccess: async () => {
      await askAgain();
      onGone();
      toast(`Suggestion accepted: ${name}.`);
    },
    // Another moderator or the author was faster: the message is shown until the list is there again.
    onError: () => void askAgain(),
  });

  return (
    <li className={`card pad ${styles.place}`}>
      <div className={styles.head}>
        <h2 id={suggestionId(id)} className={styles.name} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <Tag>
          {suggestionKindLabels[kind]} · {categoryText(category)}
        </Tag>
      </div>
      <Changes suggestion={suggestion} />
      <p>
        <MapLink suggestion={suggestion} />
        {venue && <> · {venue.address ?? "No address"}</>}
      </p>
      {source && (
        <p>
          Source: <SourceLink source={source} />
        </p>
      )}
      {note && (
        <p className={styles.message}>
          <b>Note:</b> {note}
        </p>
      )}
      <p className="meta">
        By <AuthorLink author={suggestion.suggestedBy} />, <When moment={suggestion.createdAt} />
      </p>
      {reason && (
        <p className={styles.message}>
          <b>Rejected:</b> {reason}
        </p>
      )}
      {accepting.isError && <Notice>{accepting.error.message}</Notice>}
      {state === "waiting" && (
        <div className="row">
          <Button
            variant="pri"
            small
            busy={accepting.isPending}
            busyText="Accepting..."
            aria-label={`Accept ${name}`}
            onClick={() => accepting.mutate()}
          >
            Accept
          </Button>
          {kind !== "closed" && (
            <Button small aria-label={`Edit ${name}`} onClick={() => setDoing("editing")}>
              Edit
            </Button>
          )}
          <Button small aria-label={`Reject ${name}`} onClick={() => setDoing("rejecting")}>
            Reject
          </Button>
        </div>
      )}
      <Dialog open={doing === "editing"} onClose={close} title={`Edit ${name}`} closable wide>
        <EditSuggestion suggestion={suggestion} onChanged={askAgain} onClose={close} />
      </Dialog>
      {canReopen && (
        <div className="row">
          <Button small aria-label={`Open ${name} again`} onClick={() => setDoing("rejecting")}>
            Open again
          </Button>
        </div>
      )}
      <Dialog
        open={doing === "rejecting"}
        onClose={close}
        title={canReopen ? `Open ${name} again?` : `Reject ${name}?`}
      >
        <RejectSuggestion
          suggestion={suggestion}
          onClose={close}
          onDone={async () => {
            await askAgain();
            onGone();
            toast(canReopen ? `Opened again: ${name}.` : `Suggestion rejected: ${name}.`);
          }}
        />
      </Dialog>
    </li>
  );
}

/** Where to check it: the thing on OpenStreetMap, or the spot on its map. */
function MapLink({ suggestion: { venue, changes } }: { suggestion: VenueSuggestionToCheck }) {
  const position = changes.position ?? venue;
  const osmId = venue?.source.id;
  if (osmId)
    return (
      <a href={osmUrl(osmId)} rel="noreferrer">
        {osmId} on OpenStreetMap
      </a>
    );
  return position ? (
    <a href={mapUrl(position)} rel="noreferrer">
      View location on OpenStreetMap
    </a>
  ) : null;
}

/** The values that change, those of the place now beside those that are suggested. */
function Changes({ suggestion }: { suggestion: VenueSuggestionToCheck }) {
  const { kind, state, changes, venue, hoursAreClear } = suggestion;
  if (kind === "closed") {
    return (
      <p>
        {venue?.closedAt && state === "waiting"
          ? "It is closed already."
          : "It has closed for good."}
      </p>
    );
  }
  // Once it was accepted, the place has the new values.
  const before = state === "waiting" ? venue : null;
  const rows = changeRows(changes, before);
  return (
    <>
      {rows.length === 0 && <p>The place has these values already.</p>}
      {rows.length > 0 && (
        <table className={placesStyles.changes}>
          <thead>
            <tr>
              <th scope="col">Value</th>
              {before && <th scope="col">Now</th>}
              <th scope="col">Suggested</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {before && <td>{row.before ? <bdi>{row.before}</bdi> : <None />}</td>}
                <td>{row.after ? <bdi>{row.after}</bdi> : <None />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hoursAreClear === false && (
        <Notice tone="due">
          We can't read these opening hours. Rewrite them like “Mo-Fr 09:00-18:00”, or the page
          shows them as they are.
        </Notice>
      )}
    </>
  );
}

const None = () => <span className="meta">None</span>;
