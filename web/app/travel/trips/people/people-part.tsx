import { useNavigate } from "react-router";
import { useQueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FileHeart, LogOut } from "lucide-react";
import { removeMember, listMembers, type Member } from "#contracts/travel/members.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { AuthorFace, AuthorLink, useMe } from "../../../accounts/viewer/index.ts";
import { call } from "../../../data/browser.ts";
import { ignoreNotFound } from "../../../data/errors.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { tripsPath } from "../../../links/trips.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Outline } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { destinationOf } from "../../labels/index.ts";
import lists from "../lists/lists.module.css";
import { removeTrip } from "../use-trips.ts";
import { ActivityCard } from "./activity.tsx";
import { Invite } from "./invite.tsx";
import { MemberCard } from "./member-card.tsx";
import { isOwner, peopleOf, roleNames } from "./roles.ts";
import styles from "./people.module.css";
import { callQuery, queryKeyOf } from "../../../data/queries.tsx";

const ShareTrip = lazy(async () => (await import("../sharing/share-trip.tsx")).ShareTrip);

/** Who is on a trip, what they may do and see, and what they changed. */
export function PeoplePart({ trip }: { trip: Trip }) {
  const members = useMembers(trip._id);
  const me = useMe();
  const owner = isOwner(trip) && me ? me : trip.owner;
  const { query } = members;
  const people = peopleOf(trip).length;
  const pets = [...trip.petIds, ...trip.othersPets.map(({ _id }) => _id)];
  const count = new Set(pets).size;
  const own = query.data?.find(({ person }) => person && person._id === me?._id);
  return (
    <div className="split">
      <div className="stack loose">
        <section className="stack" aria-labelledby="people-title" aria-busy={query.isPending}>
          <Heading
            id="people-title"
            sentence={`${counted(people, "person", "people")}${count > 0 ? ` and ${counted(count, "pet")}` : ""}. Everyone sees the pets' verdicts.`}
          >
            People
          </Heading>
          {query.isError && (
            <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
              Couldn't load the people on this trip. Try again.
            </Notice>
          )}
          <ul className={styles.people} aria-label="People on this trip">
            <li className={`card ${styles.person}`}>
              <AuthorFace author={owner} />
              <div>
                <h3>
                  <AuthorLink author={owner} />
                </h3>
                {isOwner(trip) && <p className="meta">You</p>}
              </div>
              <b className={styles.menu}>{roleNames.owner}</b>
            </li>
            {query.data?.map((member) => (
              <MemberCard
                key={member._id}
                trip={trip}
                member={member}
                isMe={member === own}
                onChange={members.take}
                onGone={() => members.forget(member._id)}
              />
            ))}
          </ul>
          {query.isPending && <Outline height={96} />}
          {own && <Leave trip={trip} memberId={own._id} />}
        </section>
        {isOwner(trip) && (
          <Invite trip={trip} members={query.data ?? []} onInvited={members.take} />
        )}
      </div>
      <aside className="stack loose" aria-label="Links and activity">
        {isOwner(trip) && <LinksCard trip={trip} />}
        <ActivityCard trip={trip} />
      </aside>
    </div>
  );
}

/** Links for people without an account. */
function LinksCard({ trip }: { trip: Trip }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="card pad stack" aria-labelledby="vet-link-title">
      <div className="stack tight">
        <h2 id="vet-link-title" className={lists.title}>
          For a vet, sitter or shipper
        </h2>
        <p>No account needed. They see only the documents you select, for as long as you say.</p>
      </div>
      <div>
        <Button small icon={<FileHeart aria-hidden />} onClick={() => setOpen(true)}>
          Share documents
        </Button>
      </div>
      {open && <ShareTrip trip={trip} documents onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Lets a member leave a trip. */
function Leave({ trip, memberId }: { trip: Trip; memberId: string }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await call(removeMember, { params: { id: trip._id, memberId } }).catch(ignoreNotFound);
    await navigate(tripsPath);
    removeTrip(client, trip._id);
    toast(`You left the trip to ${destinationOf(trip)}.`);
  };
  return (
    <div>
      <Button small icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        Leave this trip
      </Button>
      <ConfirmDialog
        open={asking}
        title="Leave this trip?"
        sentence={`You'll no longer see it, and your pets are taken off it. What you added stays. To come back, you need a new invitation from ${trip.owner.username}.`}
        action="Leave trip"
        busyText="Leaving…"
        cancelLabel="Stay"
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** The members of a trip besides its owner, with open invitations, and functions to change the list. */
function useMembers(tripId: string) {
  const client = useQueryClient();
  const input = { params: { id: tripId } };
  const key = queryKeyOf(listMembers, input);
  const query = useQuery(callQuery(listMembers, input));
  const change = (next: (members: readonly Member[]) => Member[]) => {
    client.setQueryData<Member[]>(key, (members) => members && next(members));
    // The trip names its members, too.
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === "string" && path.startsWith("/api/plans"),
    });
  };
  return {
    query,
    take: (member: Member) =>
      change((members) =>
        members.some(({ _id }) => _id === member._id)
          ? members.map((one) => (one._id === member._id ? member : one))
          : [...members, member],
      ),
    forget: (id: string) => change((members) => members.filter(({ _id }) => _id !== id)),
  };
}
