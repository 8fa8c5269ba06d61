import { useEffect, useId, useRef, useState } from "react";
import type { Trip } from "#contracts/travel/trips.ts";
import { revokeShare, type Share, listShares } from "#contracts/travel/shares.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ignoreNotFound, isNotFound } from "../../../data/errors.ts";
import { call } from "../../../data/browser.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";
import { documentsOf, type TripDocument } from "../documents/trip-paper.tsx";
import { isTogether } from "../people/roles.ts";
import { MakeDocumentLink, MakeLink } from "./make-link.tsx";
import styles from "./sharing.module.css";
import { Check, Copy, Link2Off, Send } from "lucide-react";
import { listText } from "#format/lists.ts";
import { isPhone } from "../../../ui/share-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Copying, useCopy } from "../../../ui/use-copy.ts";
import { shareText } from "../../labels/index.ts";
import { Until } from "./shared-documents.tsx";

type ShareTripProps = {
  trip: Trip;
  /** A new link shows documents that are selected, and nothing else. */
  documents?: boolean;
  onClose: () => void;
};

/** Creates and revokes links by which others can view a trip, or some of its documents. */
export function ShareTrip({ trip, documents = false, onClose }: ShareTripProps) {
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

  const onMade = (link: Share) => {
    take(link);
    setMade(link._id);
    toast("Link created.");
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={documents ? "Share documents" : "Share this trip"}
        closable
        wide
      >
        {documents ? (
          <>
            <p>
              For a vet, sitter or shipper. Anyone with the link can view the documents you select
              without an account, and nothing else of this trip.
            </p>
            <MakeDocumentLink trip={trip} onMade={onMade} />
          </>
        ) : (
          <>
            <p>
              Anyone with a link can view this trip without an account. Documents, to-dos and
              packing lists stay private.
            </p>
            <MakeLink trip={trip} onMade={onMade} />
          </>
        )}
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
            <p className="meta">
              No links yet.{!isTogether(trip) && " Only you can see this trip."}
            </p>
          )}
          {query.data && query.data.length > 0 && (
            <ul>
              {query.data.map((link) => (
                <LinkRow
                  key={link._id}
                  link={link}
                  documents={documentsOf(trip)}
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

type LinkRowProps = {
  link: Share;
  /** Those of the trip, for their names. */
  documents: readonly TripDocument[];
  /** Title for the phone's share dialog. */
  title: string;
  /** It was just created, so it gets the focus. */
  isNew: boolean;
  onRevoke: () => void;
};

const messageOf: Record<Copying, string> = {
  no: "",
  copied: "Link copied.",
  blocked: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
};

/** "Only Rabies certificate and Ticket". */
function onlyText(link: Share, documents: readonly TripDocument[]): string {
  const names = documents.flatMap(({ key, label }) => (link.documents.includes(key) ? label : []));
  return names.length > 0 ? `Only ${listText(names)}` : "Only documents that are gone";
}

/** An active link: what it shows, when it expires, and its actions. */
export function LinkRow({ link, documents, title, isNew, onRevoke }: LinkRowProps) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { copying, copy } = useCopy(link.url, address);

  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);

  // Closing the share dialog is not a failure.
  const send = () => navigator.share({ title, url: link.url }).catch(() => undefined);
  const canSend = isPhone() && "share" in navigator;

  return (
    <li className={styles.link}>
      <p id={id} className={styles.what}>
        <b>{link.documentsOnly ? onlyText(link, documents) : shareText(link)}</b>
        <span className="meta">
          Expires <Until moment={link.expiresAt} />
        </span>
      </p>
      <input
        ref={address}
        className={styles.address}
        readOnly
        value={link.url}
        aria-label="Trip link"
        aria-describedby={id}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        {canSend && (
          <Button
            ref={first}
            small
            variant={isNew ? "pri" : "sec"}
            icon={<Send aria-hidden />}
            onClick={() => void send()}
          >
            Send link
          </Button>
        )}
        <Button
          ref={canSend ? undefined : first}
          small
          variant={isNew && !canSend ? "pri" : "sec"}
          icon={copying === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button
          small
          variant="danger"
          icon={<Link2Off aria-hidden />}
          aria-describedby={id}
          onClick={onRevoke}
        >
          Turn off
        </Button>
      </div>
      <output className={styles.message}>{messageOf[copying]}</output>
    </li>
  );
}
