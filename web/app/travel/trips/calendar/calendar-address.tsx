import { CalendarSync } from "lucide-react";
import { useState } from "react";
import {
  type CalendarAddress,
  createCalendarAddress,
  listCalendarAddresses,
  revokeCalendarAddress,
} from "#contracts/travel/calendars.ts";
import { errorMessage, ignoreNotFound } from "../../../data/errors.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CopyField } from "../../../ui/copy-field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { Notice } from "../../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import styles from "./trip-calendar.module.css";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";

const titleId = "calendar-address-title";

/** A private link to a calendar for calendar apps. */
export function CalendarAddressPart({ planId }: { planId: string | null }) {
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
