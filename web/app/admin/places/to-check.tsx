import {
  listVenueSuggestions,
  venueSuggestionStates,
  type VenueSuggestionState,
  exportVenueChanges,
} from "#contracts/lookup/venue-suggestions.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { suggestionStateText } from "../../lookup/venues/index.ts";
import { SuggestionList } from "../state-links.tsx";
import { PlaceSuggestion } from "./place-suggestion.tsx";
import styles from "./places.module.css";
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
    <section className={`card pad stack ${styles.export}`} aria-labelledby="export">
      <h2 id="export">Bring it to OpenStreetMap</h2>
      <p>
        Downloads what was accepted since a day as an osmChange file, so that the map gets better,
        too. It has only the tags that change: open it beside the full elements in an editor, check
        each change, and don't upload it as it is.
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
