import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  getCalendar,
  getTripCalendar,
  type CalendarAddress,
  createCalendarAddress,
  listCalendarAddresses,
  revokeCalendarAddress,
} from "#contracts/travel/calendars.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { CalendarArrowDown, CalendarSync } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { download } from "../../../data/download.ts";
import { errorMessage, ignoreNotFound } from "../../../data/errors.ts";
import { destinationOf } from "../../labels/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CopyField } from "../../../ui/copy-field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { call } from "../../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";
import styles from "./calendar.module.css";

/** A trip for a calendar app: as a file, or as a link that stays up to date. */
export const TripCalendar = ({ trip, onClose }: { trip: Trip; onClose: () => void }) => (
  <CalendarDialog
    title={`Add ${destinationOf(trip)} to your calendar`}
    path={pathOf(getTripCalendar, { params: { id: trip._id } })}
    planId={trip._id}
    onClose={onClose}
  />
);

/** Like `TripCalendar`, for all trips, including future ones. */
export const TripsCalendar = ({ onClose }: { onClose: () => void }) => (
  <CalendarDialog
    title="Add all trips to your calendar"
    path={pathOf(getCalendar, {})}
    planId={null}
    onClose={onClose}
  />
);

type CalendarDialogProps = {
  title: string;
  path: string;
  planId: string | null;
  onClose: () => void;
};

const CalendarDialog = ({ title, path, planId, onClose }: CalendarDialogProps) => (
  <Dialog open onClose={onClose} title={title} closable wide>
    <CalendarFilePart path={path} />
    <CalendarAddressPart planId={planId} />
  </Dialog>
);

type Download = { is: "ready" } | { is: "coming" } | { is: "failed"; message: string };

/** The current calendar as a file. */
function CalendarFilePart({ path }: { path: string }) {
  const [state, setState] = useState<Download>({ is: "ready" });
  const load = async () => {
    setState({ is: "coming" });
    try {
      await download(path, {
        missing: "This trip no longer exists. It may have been deleted.",
        failed: downloadFailed,
      });
      setState({ is: "ready" });
    } catch (error) {
      setState({ is: "failed", message: errorMessage(error, downloadFailed) });
    }
  };
  return (
    <section className={styles.part} aria-labelledby="calendar-file">
      <h3 id="calendar-file">One-time download</h3>
      <p>
        A copy of your dates, flights, stays and dated to-dos as they are today, with confirmation
        codes.
      </p>
      {state.is === "failed" ? (
        <Notice onRetry={() => void load()}>{state.message}</Notice>
      ) : (
        <Button
          icon={<CalendarArrowDown aria-hidden />}
          busy={state.is === "coming"}
          onClick={() => void load()}
        >
          Download calendar file
        </Button>
      )}
    </section>
  );
}

const downloadFailed = "Couldn't create the calendar file. Try again.";

const titleId = "calendar-address-title";

/** A private link to a calendar for calendar apps. */
function CalendarAddressPart({ planId }: { planId: string | null }) {
  const { query, address, make, revoke } = useCalendarAddress(planId);
  // The pressed button is removed by the change.
  const changing = async (change: Promise<void>) => {
    await change;
    focusSoon(titleId);
  };
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        Stay in sync with a private link
      </h3>
      <p>
        Your calendar app checks this link and picks up changes within hours. Anyone with the link
        can see what's on it, so it leaves out confirmation codes, expenses and notes.
      </p>
      {query.data ? (
        address ? (
          <Address address={address} onRevoke={() => changing(revoke(address))} />
        ) : (
          <MakeAddress onMake={() => changing(make())} />
        )
      ) : query.isError ? (
        <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
          Couldn't check for an existing link. Try again.
        </Notice>
      ) : (
        <div aria-busy>
          <AfterAWhile>
            <Skeleton height={46} width={220} rounded />
          </AfterAWhile>
        </div>
      )}
    </section>
  );
}

type Making = { is: "ready" } | { is: "making" } | { is: "failed"; message: string };

function MakeAddress({ onMake }: { onMake: () => Promise<void> }) {
  const [state, setState] = useState<Making>({ is: "ready" });
  const make = async () => {
    setState({ is: "making" });
    try {
      await onMake();
    } catch (error) {
      const message = errorMessage(error, "Couldn't create the link. Try again.");
      setState({ is: "failed", message });
    }
  };
  if (state.is === "failed") {
    return <Notice onRetry={() => void make()}>{state.message}</Notice>;
  }
  return (
    <Button
      icon={<CalendarSync aria-hidden />}
      busy={state.is === "making"}
      onClick={() => void make()}
    >
      Create private calendar link
    </Button>
  );
}

type AddressProps = { address: CalendarAddress; onRevoke: () => Promise<void> };

function Address({ address: { url }, onRevoke }: AddressProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <CopyField name="calendar-address" label="Private calendar link" value={url} />
      <p className="meta">Google Calendar: Other calendars &gt; From URL, then paste the link.</p>
      <div className={styles.buttons}>
        {/* Opens the calendar app of this device. */}
        <LinkButton
          variant="pri"
          icon={<CalendarSync aria-hidden />}
          prefetch="none"
          to={url.replace(/^https?:/, "webcal:")}
        >
          Subscribe on this device
        </LinkButton>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Turn off link
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Turn off this link?"
        sentence="Calendars that use this link will stop updating. You can create a new link at any time, but this one won't work again."
        action="Turn off link"
        busyText="Turning off…"
        onConfirm={onRevoke}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const key = queryKeyOf(listCalendarAddresses);

const change = (
  client: QueryClient,
  to: (addresses: readonly CalendarAddress[]) => CalendarAddress[],
) => client.setQueryData<CalendarAddress[]>(key, (addresses = []) => to(addresses));

/** The private calendar link of a trip, or of all trips with null; `address` is null without one. */
function useCalendarAddress(planId: string | null) {
  const client = useQueryClient();
  const addresses = useQuery(callQuery(listCalendarAddresses));
  const address = addresses.data?.find((one) => one.planId === planId) ?? null;
  return {
    query: addresses,
    address,
    async make() {
      const made = await call(createCalendarAddress, { body: { planId } });
      change(client, (others) => [...others.filter(({ _id }) => _id !== made._id), made]);
      toast("Link created.");
    },
    async revoke({ _id: id }: CalendarAddress) {
      await call(revokeCalendarAddress, { params: { id } }).catch(ignoreNotFound);
      change(client, (others) => others.filter(({ _id }) => _id !== id));
      toast("Link turned off.");
    },
  };
}
