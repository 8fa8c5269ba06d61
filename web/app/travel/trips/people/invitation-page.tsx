import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { idPattern } from "#contracts/kernel/text.ts";
import {
  getInvitation,
  invitationGone,
  joinTrip,
  type Invitation,
} from "#contracts/travel/members.ts";
import { noDates } from "#contracts/travel/trip-parts.ts";
import { dayText, momentText } from "#format/dates.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { AuthorByline, useMe } from "../../../accounts/viewer/index.ts";
import { call } from "../../../data/browser.ts";
import { errorCode, errorMessage, isNotFound } from "../../../data/errors.ts";
import { MembersOnly } from "../../../data/guard.tsx";
import { useKeys } from "../../../data/idempotency.ts";
import { callQuery } from "../../../data/queries.tsx";
import { logInPath } from "../../../data/safe-next.ts";
import { apiContext } from "../../../data/server.ts";
import { useUserId } from "../../../data/session.ts";
import { useSignUpMode } from "../../../data/site.ts";
import { invitationPath, tripPath, tripsPath } from "../../../links/trips.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EntryPage } from "../../../ui/entry-page.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { LinkGone } from "../../../ui/link-gone.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Outline } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { cacheTrip } from "../use-trips.ts";
import type { Route } from "./+types/invitation-page";

/** The address in a notification works for one account alone, which only the browser knows. */
const isForAccount = (token: string): boolean => idPattern.test(token);

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  isForAccount(token) ? null : context.get(apiContext)(getInvitation, { params: { token } });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Invitation to a trip", hidden: true });

export default function InvitationPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const userId = useUserId();
  if (loaderData && userId === undefined) {
    return (
      <About invitation={loaderData}>
        <LogIn token={token} />
      </About>
    );
  }
  return (
    <MembersOnly fallback={<Waiting />}>
      {({ userId: member }) => <OwnInvitation key={member} token={token} first={loaderData} />}
    </MembersOnly>
  );
}

export function ErrorBoundary({ error, params: { token } }: Route.ErrorBoundaryProps) {
  const userId = useUserId();
  const gone = (
    <LinkGone sentence={invitationGone}>
      <LinkButton to={tripsPath}>Your trips</LinkButton>
    </LinkGone>
  );
  return (
    <ErrorView
      error={error}
      gone={userId !== undefined && token ? <UsedInvitation token={token} gone={gone} /> : gone}
    />
  );
}

/** An invitation that is used up, which may be by its reader. */
function UsedInvitation({ token, gone }: { token: string; gone: ReactNode }) {
  const { data } = useQuery(callQuery(getInvitation, { params: { token } }));
  return data ? (
    <About invitation={data}>
      <Join token={token} invitation={data} />
    </About>
  ) : (
    gone
  );
}

const Waiting = () => (
  <section className="wrap stack" aria-busy>
    <h1>Invitation to a trip</h1>
    <Outline height={320} />
  </section>
);

type OwnProps = { token: string; first: Invitation | null };

/** The invitation as a member gets it. */
function OwnInvitation({ token, first }: OwnProps) {
  const query = useQuery(callQuery(getInvitation, { params: { token } }));
  const { data, error } = query;
  if (isNotFound(error) || errorCode(error) === "GONE") throw error;
  if (data) {
    return (
      <About invitation={data}>
        <Join token={token} invitation={data} />
      </About>
    );
  }
  const failed = query.isError && (
    <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
      Couldn't load this invitation. Try again.
    </Notice>
  );
  if (first) return <About invitation={first}>{failed}</About>;
  if (!failed) return <Waiting />;
  return (
    <section className="wrap stack">
      <h1>Invitation to a trip</h1>
      {failed}
    </section>
  );
}

/** What an invitation is to. */
function About({ invitation, children }: { invitation: Invitation; children: ReactNode }) {
  const { destination, startDate, endDate, role, invitedBy, expiresAt } = invitation;
  return (
    <EntryPage
      title={destination ? `Travel together to ${inSentence(destination)}` : "Travel together"}
      sentence={`${invitedBy.username} invited you to a trip. You can ${role === "editor" ? "see it and help plan it" : "see it"}.`}
      {...(destination && { places: [destination, destination] as const })}
    >
      <div className="stack tight">
        <AuthorByline author={invitedBy} />
        <p className="num">{daysOf(startDate, endDate)}</p>
        <p className="meta">This invitation works once, until {momentText(expiresAt, "medium")}.</p>
      </div>
      {children}
    </EntryPage>
  );
}

function LogIn({ token }: { token: string }) {
  const signUpMode = useSignUpMode();
  const here = invitationPath(token);
  return (
    <div className="stack tight">
      <div className="row">
        <LinkButton variant="go" to={logInPath(here)}>
          Log in to join
        </LinkButton>
        {signUpMode === "open" && (
          <LinkButton to={`/signup?next=${encodeURIComponent(here)}`}>Sign up</LinkButton>
        )}
      </div>
      <p className="meta">You'll come back here afterwards.</p>
    </div>
  );
}

const daysOf = (start: string | null, end: string | null): string =>
  start === null
    ? noDates
    : end === null || end === start
      ? dayText(start)
      : `${dayText(start)} – ${dayText(end)}`;

type JoinProps = { token: string; invitation: Invitation };

/** Joins a trip; who is on it already is led there. */
function Join({ token, invitation: { tripId, invitedBy } }: JoinProps) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useKeys();
  const params = { token };
  const join = useMutation({
    mutationFn: () => call(joinTrip, { params, key: keyOf("join", token) }),
    onSuccess: async (trip) => {
      cacheTrip(client, trip);
      await navigate(tripPath(trip._id));
      toast("You joined the trip.");
    },
  });
  if (tripId !== null) {
    return (
      <>
        <Notice tone="info">
          {invitedBy._id === me?._id
            ? "This is your own trip. Send this link to the person you want to invite."
            : "You're already on this trip."}
        </Notice>
        <div className="row">
          <LinkButton variant="go" to={tripPath(tripId)}>
            Open the trip
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <>
      {join.isError && <Notice>{errorMessage(join.error, "Couldn't join. Try again.")}</Notice>}
      {errorCode(join.error) !== "GONE" && (
        <div className="row">
          <Button
            variant="go"
            busy={join.isPending}
            busyText="Joining…"
            onClick={() => join.mutate()}
          >
            Join the trip
          </Button>
        </div>
      )}
    </>
  );
}
