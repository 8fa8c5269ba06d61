import { useEffect, useRef, useState } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import {
  revokeShare,
  Share,
  listShares,
  createShare,
  shareDays,
} from "#contracts/travel/shares.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { daysBetween } from "#contracts/kernel/days.ts";
import { ignoreNotFound, isNotFound } from "../../../data/errors.ts";
import { call } from "../../../data/browser.ts";
import { extras } from "../../labels/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { useToday } from "../../../ui/use-today.ts";
import { toast } from "../../../ui/toast.tsx";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";
import { codec } from "../../../forms/codec.ts";
import { choice, flag } from "../../../forms/fields.ts";
import { lastDay } from "../calendar/trip-days.ts";
import { LinkRow } from "./link-row.tsx";
import styles from "./sharing.module.css";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { EditForm } from "../../../forms/edit-form.tsx";
import type { EditOf } from "../../../forms/edit-types.ts";
import { useEdit } from "../../../forms/use-edit.ts";

type ShareTripProps = { trip: Trip; onClose: () => void };

/** Creates and revokes links by which others can view a trip. */
export function ShareTrip({ trip, onClose }: ShareTripProps) {
  const { query, take, forget } = useShares(trip._id);
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<Share>();
  const title = useRef<HTMLHeadingElement>(null);
  const hasRevoked = useRef(false);

  useEffect(() => {
    if (revoking || !hasRevoked.current) return;
    // The pressed button was removed with its link.
    hasRevoked.current = false;
    title.current?.focus();
  }, [revoking]);

  const revoke = async () => {
    if (!revoking) return;
    const params = { id: trip._id, shareId: revoking._id };
    await call(revokeShare, { params }).catch(ignoreNotFound);
    hasRevoked.current = true;
    forget(revoking._id);
    toast("Link turned off.");
  };

  return (
    <>
      <Dialog open onClose={onClose} title="Share this trip" closable wide>
        <p>
          Anyone with a link can view this trip without an account. Documents, to-dos and packing
          lists stay private.
        </p>
        <MakeLink
          trip={trip}
          onMade={(link) => {
            take(link);
            setMade(link._id);
            toast("Link created.");
          }}
        />
        <section className={styles.links} aria-labelledby="links-title" aria-busy={query.isPending}>
          <h3 id="links-title" ref={title} tabIndex={-1}>
            Links to this trip
          </h3>
          {query.isPending && (
            <AfterAWhile>
              <Skeleton height={120} rounded />
            </AfterAWhile>
          )}
          {query.isError && !query.data && (
            <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
              {isNotFound(query.error)
                ? "This trip no longer exists. It may have been deleted."
                : "Couldn't load this trip's links. Try again."}
            </Notice>
          )}
          {query.data?.length === 0 && (
            <p className="meta">No links yet. Only you can see this trip.</p>
          )}
          {query.data && query.data.length > 0 && (
            <ul>
              {query.data.map((link) => (
                <LinkRow
                  key={link._id}
                  link={link}
                  title={trip.destination ? `Trip to ${inSentence(trip.destination)}` : "My trip"}
                  isNew={link._id === made}
                  onRevoke={() => setRevoking(link)}
                />
              ))}
            </ul>
          )}
        </section>
      </Dialog>
      <ConfirmDialog
        open={revoking !== undefined}
        title="Turn off this link?"
        sentence="People with this link will no longer see the trip. This can't be undone, but you can create a new link."
        action="Turn off link"
        busyText="Turning off…"
        onConfirm={revoke}
        onClose={() => setRevoking(undefined)}
      />
    </>
  );
}

/** The active links of a trip, newest first, and functions to change them. */
function useShares(tripId: string) {
  const client = useQueryClient();
  const input = { params: { id: tripId } };
  const key = queryKeyOf(listShares, input);
  const query = useQuery(callQuery(listShares, input));
  const change = (next: (links: readonly Share[]) => Share[]) => {
    client.setQueryData<Share[]>(key, (links) => links && next(links));
    void client.invalidateQueries({ queryKey: key });
  };
  return {
    query,
    take: (link: Share) =>
      change((links) => [link, ...links.filter(({ _id }) => _id !== link._id)]),
    forget: (id: string) => change((links) => links.filter(({ _id }) => _id !== id)),
  };
}

type MakeLinkProps = { trip: Trip; onMade: (link: Share) => void };

/** Creates a link with the selected parts and lifetime. */
function MakeLink({ trip, onMade }: MakeLinkProps) {
  const { _id: tripId } = trip;
  const today = useToday();
  // The next link starts with the options of the last one.
  const [initial, setInitial] = useState<Partial<typeof shareCodec.blank>>(() => ({
    days: usualLifetime(trip, today),
  }));
  const edit: EditOf<typeof shareCodec> = useEdit(shareCodec, null, {
    draftKey: `share:${tripId}`,
    initial,
    create: (request) => call(createShare, { params: { id: tripId }, ...request }),
    onSaved: (link) => {
      setInitial(edit.values);
      onMade(link);
    },
  });
  return (
    <EditForm
      name="share"
      className="stack"
      edit={edit}
      action="Create link"
      busyText="Creating…"
      leave={false}
      footClass={styles.make}
      note={
        <SelectField {...edit.field("days")}>
          {Object.entries(lifetimes).map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </SelectField>
      }
    >
      <fieldset className={styles.extras}>
        <legend>Also show</legend>
        {extras.map(({ name, label }, place) => (
          <CheckField
            key={name}
            name={name}
            label={label}
            checked={edit.values[name]}
            onChange={({ target }) => edit.set({ [name]: target.checked })}
            data-first={place === 0 || undefined}
          />
        ))}
        <p className="meta">Anyone with a confirmation code can often change the booking.</p>
      </fieldset>
    </EditForm>
  );
}

/** Lifetimes of a link, in days. */
const lifetimes = { 7: "7 days", 30: "30 days", 90: "90 days", 365: "1 year" } as const;

const lifetimeDays = ["7", "30", "90", "365"] as const;

const [costs, notes, codes, readiness] = extras;

type Dated = Parameters<typeof lastDay>[0] & Pick<Trip, "legs" | "stays">;

/** The last day of a trip by its dates, its flights and its stays; undefined without any. */
const tripEnd = (trip: Dated): string | undefined =>
  [
    lastDay(trip),
    ...trip.legs.flatMap((leg) => [leg.departureDate, leg.arrivalDate]),
    ...trip.stays.flatMap((stay) => [stay.checkIn, stay.checkOut]),
  ]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);

/** The lifetime of a new link: the usual one, or the first that outlasts the trip. */
export function usualLifetime(trip: Parameters<typeof tripEnd>[0], today: string) {
  const end = tripEnd(trip);
  const needed = Math.max(shareDays.usual, end ? daysBetween(today, end) + 1 : 0);
  return lifetimeDays.find((days) => Number(days) >= needed) ?? "365";
}

/** How a link to a trip is created. */
export const shareCodec = codec({
  noun: "link",
  resource: Share,
  create: createShare.body,
  fields: {
    costs: flag(costs.label),
    notes: flag(notes.label),
    codes: flag(codes.label),
    readiness: flag(readiness.label),
    days: {
      ...choice("Expires after", lifetimeDays, {
        blank: `${shareDays.usual}`,
        show: (days) => lifetimes[days],
      }),
      parse: Number,
    },
  },
});
