import { useEffect, useRef, useState } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { revokeShare, type Share, listShares, createShare } from "#contracts/travel/shares.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ignoreNotFound, isNotFound } from "../../../data/errors.ts";
import { call } from "../../../data/browser.ts";
import { destinationOf, extras } from "../../labels/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";
import { LinkRow } from "./link-row.tsx";
import styles from "./share-trip.module.css";
import { shareDays } from "#contracts/travel/share-names.ts";
import { useOnce } from "../../../data/idempotency.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../forms/form.tsx";
import { textOf, useForm } from "../../../forms/use-form.ts";

type ShareTripProps = { plan: Trip; onClose: () => void };

/** Makes links by which others may read a trip, and ends them. */
export function ShareTrip({ plan, onClose }: ShareTripProps) {
  const { query, take, forget } = useShares(plan._id);
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<Share>();
  const title = useRef<HTMLHeadingElement>(null);
  const hasRevoked = useRef(false);

  useEffect(() => {
    if (revoking || !hasRevoked.current) return;
    // The button that was pressed went with its link.
    hasRevoked.current = false;
    title.current?.focus();
  }, [revoking]);

  const revoke = async () => {
    if (!revoking) return;
    const params = { id: plan._id, shareId: revoking._id };
    await call(revokeShare, { params }).catch(ignoreNotFound);
    hasRevoked.current = true;
    forget(revoking._id);
  };

  return (
    <>
      <Dialog open onClose={onClose} title="Share this trip" closable wide>
        <p>
          Whoever has a link can read this trip without an account. Papers, to-dos and packing lists
          stay with you.
        </p>
        <MakeLink
          planId={plan._id}
          onMade={(link) => {
            take(link);
            setMade(link._id);
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
                ? "This trip is not there any more."
                : "The links of this trip could not be loaded."}
            </Notice>
          )}
          {query.data?.length === 0 && (
            <p className="meta">There is none. Nobody else sees this trip.</p>
          )}
          {query.data && query.data.length > 0 && (
            <ul>
              {query.data.map((link) => (
                <LinkRow
                  key={link._id}
                  link={link}
                  title={`Trip to ${destinationOf(plan)}`}
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
        title="Revoke this link?"
        sentence="Whoever has it can read the trip no more. This cannot be undone, but you can make a new link."
        action="Revoke link"
        busyText="Revoking..."
        onConfirm={revoke}
        onClose={() => setRevoking(undefined)}
      />
    </>
  );
}

/** The good links of one's own trip, the newest first, and what becomes of them. */
function useShares(planId: string) {
  const client = useQueryClient();
  const input = { params: { id: planId } };
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

type MakeLinkProps = { planId: string; onMade: (link: Share) => void };

/** Asks what a link is to show and how long it is to be good, and makes it. */
function MakeLink({ planId, onMade }: MakeLinkProps) {
  const sending = useOnce();
  const form = useForm({
    send: async (fields) => {
      const body = {
        days: Number(textOf(fields, "days")),
        costs: fields.has("costs"),
        notes: fields.has("notes"),
        codes: fields.has("codes"),
      };
      const key = sending.keyFor(body);
      const link = await call(createShare, { params: { id: planId }, body, key });
      sending.done();
      onMade(link);
    },
  });
  return (
    <Form name="share" handle={form} className="stack">
      <fieldset className={styles.extras}>
        <legend>Show these too</legend>
        {extras.map(({ name, label }, place) => (
          <CheckField key={name} name={name} label={label} data-first={place === 0 || undefined} />
        ))}
        <p className="meta">Whoever has a confirmation code can often change the booking.</p>
      </fieldset>
      <div className={styles.make}>
        <SelectField name="days" label="Good for" defaultValue={shareDays.usual}>
          {times.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </SelectField>
        <SubmitButton handle={form} busyText="Making...">
          Make link
        </SubmitButton>
      </div>
    </Form>
  );
}

/** How long a link may be good, in days. */
const times = [
  { days: 7, label: "7 days" },
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "A year" },
] as const;
