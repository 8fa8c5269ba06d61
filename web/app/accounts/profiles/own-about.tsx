import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import type { PetCard } from "#contracts/travel/pets.ts";
import { Widget } from "../../commerce/widgets/index.ts";
import type { HootPage } from "../../community/hoots/index.ts";
import { LazyRandomPair } from "../../community/stories/index.ts";
import { PetCards } from "../../travel/pets/index.ts";
import { UpcomingTrips } from "../../travel/trips/index.ts";
import { ProfileHoots, ProfileHootsToCome } from "./profile-hoots.tsx";
import styles from "./profiles.module.css";

type OwnAboutProps = {
  profile: OwnProfile;
  cards: PetCard[] | undefined;
  hoots: HootPage | undefined;
};

/** The first tab of a member's own profile: who travels, where to next, and what they posted. */
export function OwnAbout({ profile: { _id: author, username }, cards, hoots }: OwnAboutProps) {
  const owner = { author, username, own: true };
  return (
    <>
      <PetCards profileId={author} own brief cards={cards} />
      <UpcomingTrips />
      {hoots ? <ProfileHoots first={hoots} {...owner} /> : <ProfileHootsToCome {...owner} />}
      <div className={styles.widgets}>
        <Widget slot="profile-trips" />
        <Widget slot="profile-insurance" />
      </div>
      <Widget slot="profile-flights" />
      <div>
        <LazyRandomPair exceptBy={author} />
      </div>
    </>
  );
}
