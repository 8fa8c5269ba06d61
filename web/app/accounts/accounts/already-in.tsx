import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "../../data/browser.ts";
import { LogOutButton, useOwnProfile } from "../viewer/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { addPetPath } from "../../links/pets.ts";
import { tripsPath } from "../../links/trips.ts";
import { StaleLink } from "./resend.tsx";
import { waitingDraftPath } from "./waiting-draft.ts";

type GuestsEntryProps = {
  /** The page a member continues to. */
  next: string;
  /** Keeps the form while the person is being logged in. */
  busy: boolean;
  children: ReactNode;
};

/** A login form for guests; members see that they are logged in. */
export function GuestsEntry({ next, busy, children }: GuestsEntryProps) {
  return (
    <>
      <div className={busy ? "stack loose" : "stack loose guest-only"}>{children}</div>
      {!busy && (
        <div className="member-only">
          <AlreadyIn next={next} />
        </div>
      )}
    </>
  );
}

function AlreadyIn({ next }: { next: string }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.is === "guest") return null;
  if (search.get("verified") === "true") return <Verified next={next} />;
  if (search.get("verified") === "false") return <NotVerified next={next} />;
  return (
    <div className="stack loose">
      <Notice tone="info">You're logged in as {session.name}.</Notice>
      <div className="row">
        <LinkButton variant="go" to={next}>
          Continue
        </LinkButton>
        <LogOutButton />
      </div>
    </div>
  );
}

/** The verification link was opened in a browser with a logged-in member. */
function Verified({ next }: { next: string }) {
  const draftPath = waitingDraftPath();
  return (
    <div className="stack loose">
      <Notice tone="ready">
        Your email is verified.{draftPath !== undefined && " Your draft is waiting."}
      </Notice>
      {draftPath === undefined ? (
        <NextStep next={next} />
      ) : (
        <div className="row">
          <LinkButton variant="go" to={draftPath}>
            Post it
          </LinkButton>
          <LinkButton to={next}>Continue</LinkButton>
        </div>
      )}
    </div>
  );
}

/** A member opened an old link. Who is verified anyway needs no other one. */
function NotVerified({ next }: { next: string }) {
  const profile = useOwnProfile();
  if (profile === undefined) return null;
  return (
    <div className="stack loose">
      {profile?.isVerified ? (
        <Notice tone="ready">Your email is already verified.</Notice>
      ) : (
        <StaleLink>Request a new link to verify your email.</StaleLink>
      )}
      <NextStep next={next} />
    </div>
  );
}

function NextStep({ next }: { next: string }) {
  return (
    <div className="row">
      {next === "/" ? (
        <>
          <LinkButton variant="go" to={addPetPath}>
            Add your pet
          </LinkButton>
          <LinkButton to={tripsPath}>Plan a trip</LinkButton>
        </>
      ) : (
        <LinkButton variant="go" to={next}>
          Continue
        </LinkButton>
      )}
    </div>
  );
}
