import { Queries } from "../../data/queries.tsx";
import type { HootPage } from "../../community/hoots/index.ts";
import { LazyRandomPair } from "../../community/stories/index.ts";
import { Widget } from "../../commerce/widgets/index.ts";
import { PetCards } from "../../travel/pets/index.ts";
import type { PetCard } from "#contracts/travel/pets.ts";
import { ProfileHoots } from "./profile-hoots.tsx";
import styles from "./profiles.module.css";

type MemberAboutProps = {
  author: string;
  username: string;
  cards: PetCard[];
  hoots: HootPage | undefined;
};

/** The first tab of another person's profile: their pets and what they posted. */
export function MemberAbout({ author, username, cards, hoots }: MemberAboutProps) {
  return (
    <div className={styles.sections}>
      <PetCards profileId={author} own={false} cards={cards} />
      {hoots && (
        <Queries>
          <ProfileHoots own={false} author={author} username={username} first={hoots} />
        </Queries>
      )}
      <Widget slot="profile-insurance" />
      <Widget slot="profile-flights" />
      <div>
        <LazyRandomPair exceptBy={author} />
      </div>
    </div>
  );
}
