import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listTripBookmarks, saveToTrip } from "#contracts/community/bookmarks.ts";
import { type ListedTrip, listTrips } from "#contracts/travel/trips.ts";
import { call } from "../../data/browser.ts";
import { callQuery, Queries, queryKeyOf } from "../../data/queries.tsx";
import { tripsPath } from "../../links/trips.ts";
import { ChosenTrip, TripChoices } from "../../travel/choose-trip/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { changeMine } from "../mine/index.ts";
import type { BookmarkProps } from "./use-bookmark.ts";

type ChooseTripProps = BookmarkProps & { onClose: () => void };

/** Saves a thing to one of the member's trips; also on pages without queries of their own. */
export const ChooseTrip = (props: ChooseTripProps) => (
  <Queries>
    <Trips {...props} />
  </Queries>
);

function Trips({ kind, id, onClose }: ChooseTripProps) {
  const client = useQueryClient();
  const trips = useQuery(callQuery(listTrips));
  const [chosen, setChosen] = useState<ListedTrip>();
  const saving = useMutation({
    mutationFn: ({ _id: tripId }: ListedTrip) =>
      changeMine(kind, id, { bookmarked: true }, () =>
        call(saveToTrip, { params: { tripId, kind, id } }),
      ),
    onSuccess: async (_saved, trip) => {
      setChosen(trip);
      await client.invalidateQueries({ queryKey: queryKeyOf(listTripBookmarks) });
    },
  });
  if (chosen) return <ChosenTrip trip={chosen} message="Saved to your trip." onClose={onClose} />;
  if (trips.isError && !trips.data) {
    return (
      <Notice busy={trips.isFetching} onRetry={() => void trips.refetch()}>
        Couldn't load your trips. Try again.
      </Notice>
    );
  }
  if (!trips.data) {
    return <Outline height={120} />;
  }
  if (trips.data.length === 0) {
    return (
      <div className="stack">
        <p>You don't have a trip yet. Plan one, then save this page to it.</p>
        <div>
          <LinkButton variant="pri" to={tripsPath}>
            Plan a trip
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      <p>You'll find it on the trip's page. You can save each item to one trip.</p>
      {saving.error && <Notice>Couldn't save this. {saving.error.message}</Notice>}
      <TripChoices
        trips={trips.data}
        daysOf={whenOf}
        action="Save"
        busy={saving.isPending && saving.variables}
        onChoose={saving.mutate}
      />
    </div>
  );
}

const whenOf = ({ month, day, year }: ListedTrip): string =>
  [[month, day].filter(Boolean).join(" "), year].filter(Boolean).join(", ");
