import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
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
import { errorCode, errorMessage } from "../../../data/errors.ts";
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
import { toast } from "../../../ui/toast.tsx";
import { cacheTrip } from "../use-trips.ts";
import type { Route } from "./+types/invitation-page";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getInvitation, { params: { token } });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Invitation to a trip", hidden: true });

export default function InvitationPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { destination, startDate, endDate, role, invitedBy, expiresAt } = loaderData;
  const where = destination ? inSentence(destination) : "";
  return (
    <EntryPage
      title={where ? `Travel together to ${where}` : "Travel together"}
      sentence={`${invitedBy.username} invited you to a trip. You can ${role === "editor" ? "see and change it" : "see it"}.`}
      {...(destination && { places: [destination, destination] as const })}
    >
      <div className="stack tight">
        <AuthorByline author={invitedBy} />
        <p className="num">{daysOf(startDate, endDate)}</p>
        <p className="meta">This invitation works once, until {momentText(expiresAt, "medium")}.</p>
      </div>
      <Join token={token} invitation={loaderData} />
    </EntryPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorView
      error={error}
      gone={
        <LinkGone sentence={invitationGone}>
          <LinkButton to={tripsPath}>Your trips</LinkButton>
        </LinkGone>
      }
    />
  );
}

const daysOf = (start: string | null, end: string | null): string =>
  start === null
    ? noDates
    : end === null || end === start
      ? dayText(start)
      : `${dayText(start)} – ${dayText(end)}`;

type JoinProps = { token: string; invitation: Invitation };

/** What to do with an invitation, by who reads it. */
function Join({ token, invitation }: JoinProps) {
  const userId = useUserId();
  const signUpMode = useSignUpMode();
  const here = invitationPath(token);
  if (userId !== undefined) return <JoinAsMember token={token} invitation={invitation} />;
  return (
    <>
      <div className="row">
        <LinkButton variant="go" to={logInPath(here)}>
          Log in to join
        </LinkButton>
        {signUpMode === "open" && (
          <LinkButton to={`/signup?next=${encodeURIComponent(here)}`}>Sign up</LinkButton>
        )}
      </div>
      <p className="meta">You'll come back here afterwards.</p>
    </>
  );
}

function JoinAsMember({ token, invitation }: JoinProps) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useKeys();
  const params = { token };
  // The page came as guests see it.
  const own = useQuery(callQuery(getInvitation, { params }));
  const join = useMutation({
    mutationFn: () => call(joinTrip, { params, key: keyOf("join", token) }),
    onSuccess: async (trip) => {
      cacheTrip(client, trip);
      await navigate(tripPath(trip._id));
      toast("You joined the trip.");
    },
  });
  const { tripId } = own.data ?? invitation;
  if (tripId !== null) {
    return (
      <>
        <Notice tone="info">
          {invitation.invitedBy._id === me?._id
            ? "This is your own trip. Send this link to the person you want to invite."
            : "You're already on this trip. The invitation still works for someone else."}
        </Notice>
        <div className="row">
          <LinkButton variant="go" to={tripPath(tripId)}>
            Open the trip
          </LinkButton>
        </div>
      </>
    );
  }
  const isGone = errorCode(join.error ?? own.error) === "GONE";
  return (
    <>
      {(join.isError || isGone) && (
        <Notice>
          {errorMessage(join.error ?? own.error, "Couldn't join the trip. Try again.")}
        </Notice>
      )}
      {!isGone && (
        <div className="row">
          <Button
            variant="go"
            busy={join.isPending || own.isPending}
            busyText={join.isPending ? "Joining…" : "Loading…"}
            onClick={() => join.mutate()}
          >
            Join the trip
          </Button>
        </div>
      )}
    </>
  );
}
