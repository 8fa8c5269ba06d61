import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "../../data/browser.ts";
import { LogOutButton } from "../viewer/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { addPetPath } from "../../links/pets.ts";
import { tripsPath } from "../../links/trips.ts";
import { StaleLink } from "./stale-link.tsx";
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
  return (
    <div className="stack loose">
      {search.get("verified") === "false" && (
        <StaleLink>
          If your email is verified, you're all set. If not, request a new link.
        </StaleLink>
      )}
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
      <div className="row">
        {draftPath !== undefined && (
          <LinkButton variant="go" to={draftPath}>
            Post it
          </LinkButton>
        )}
        {draftPath === undefined && next === "/" ? (
          <FirstSteps />
        ) : (
          <LinkButton variant={draftPath === undefined ? "go" : "sec"} to={next}>
            Continue
          </LinkButton>
        )}
      </div>
    </div>
  );
}

const FirstSteps = () => (
  <>
    <LinkButton variant="go" to={addPetPath}>
      Add your pet
    </LinkButton>
    <LinkButton variant="sec" to={tripsPath}>
      Plan a trip
    </LinkButton>
  </>
);
