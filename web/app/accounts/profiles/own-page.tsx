import { useSearchParams } from "react-router";
import { errorMessage } from "../../data/errors.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { useOwnProfileState } from "../viewer/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/own-page";
import { ownProfilePath, profileTabIn } from "../../links/account.ts";
import { OwnView } from "./own-view.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { ProfileSky } from "./profile-head.tsx";
import styles from "./profiles.module.css";

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
  const [search] = useSearchParams();
  const tab = profileTabIn(search, true);
  if (state?.is === "failed") {
    return (
      <section className="wrap stack">
        <h1>Your profile</h1>
        <Notice onRetry={state.retry}>
          Couldn't load your profile. {errorMessage(state.error, "")}
        </Notice>
      </section>
    );
  }
  if (state?.is !== "here") return <ProfileOutline id={userId} />;
  return <OwnView profile={state.profile} tab={tab} />;
}

/** The outline of a profile that is loading. */
function ProfileOutline({ id = "profile" }: { id?: string | undefined }) {
  return (
    <div aria-busy>
      <h1 className="sr">Your profile</h1>
      <ProfileSky id={id} />
      <div className="wrap">
        <AfterAWhile>
          <div className={styles.head}>
            <div className={styles.face}>
              <Skeleton width={148} height={148} />
            </div>
            <div className={styles.coming}>
              <Skeleton width={220} height={36} />
              <Skeleton width="80%" />
            </div>
            <div className={styles.actions}>
              <Skeleton width={126} height={46} />
              <Skeleton width={170} height={46} />
            </div>
          </div>
        </AfterAWhile>
      </div>
      <section className="wrap">
        <AfterAWhile>
          <div className="stack loose">
            <Skeleton height={44} />
            <Skeleton height={140} rounded />
            <Skeleton height={240} rounded />
          </div>
        </AfterAWhile>
      </section>
    </div>
  );
}
