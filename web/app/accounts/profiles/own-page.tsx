import { errorMessage } from "../../data/errors.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { useOwnProfileState } from "../viewer/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/own-page";
import { ownProfilePath } from "../../links/profiles.ts";
import { OwnView } from "./own-view.tsx";
import { ProfileOutline } from "./profile-outline.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your profile", hidden: true, canonical: ownProfilePath });

export default function OwnProfilePage() {
  return (
    <MembersOnly fallback={<ProfileOutline />}>
      {({ userId }) => <OwnProfile key={userId} userId={userId} />}
    </MembersOnly>
  );
}

function OwnProfile({ userId }: { userId: string }) {
  const state = useOwnProfileState();
  if (state?.is === "failed") {
    return (
      <section className="wrap stack">
        <h1>Your profile</h1>
        <Notice onRetry={state.retry}>
          Your profile did not arrive. {errorMessage(state.error, "")}
        </Notice>
      </section>
    );
  }
  if (state?.is !== "here") return <ProfileOutline id={userId} />;
  return <OwnView profile={state.profile} />;
}
