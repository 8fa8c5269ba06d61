import { Pencil, Printer, Users } from "lucide-react";
import type { CSSProperties } from "react";
import { posterUrl } from "#art/urls.ts";
import type { Pet } from "#contracts/pets.ts";
import { noDates, type Plan } from "#contracts/plans.ts";
import { drawnPortrait } from "../pets/portrait.ts";
import { travellerOf } from "../profiles/traveller.ts";
import { PetPicture } from "../pets/pet-picture.tsx";
import { Button } from "../ui/button.tsx";
import { hasDraft } from "../ui/draft-store.ts";
import { DeletePlan } from "./delete-plan.tsx";
import { DetailsForm } from "./details-form.tsx";
import { WrittenDetails } from "./details-words.ts";
import styles from "./plan-head.module.css";
import { destinationOf } from "./plan-words.ts";
import { daysToGo, tripDays } from "./trip-days.ts";
import { takeFocus, useEditing } from "./use-editing.ts";

type PlanHeadProps = {
  plan: Plan;
  /** undefined until they are here. */
  pets: readonly Pet[] | undefined;
  today: string;
  userId: string;
};

/** Where a trip goes, when and with whom, under its own sky; and what can be done with it. */
export function PlanHead({ plan, pets, today, userId }: PlanHeadProps) {
  const editing = useEditing("edit-trip", () =>
    hasDraft(`trip:${plan._id}:details`, userId, WrittenDetails),
  );
  const toGo = daysToGo(plan, today);
  const travelling = pets?.filter(({ _id }) => plan.petIds.includes(_id)) ?? [];
  return (
    <>
      <Sky place={destinationOf(plan)} pet={pets && (travelling[0] ?? "nobody")} />
      <div className={`wrap ${styles.over}`}>
        <div className={`card ${styles.card}`}>
          <p className="meta num">{tripDays(plan) || noDates}</p>
          <h1 tabIndex={-1} className={styles.title}>
            {destinationOf(plan)}
          </h1>
          <Companions pets={travelling} people={plan.people} />
          {toGo !== undefined && toGo > 0 && (
            <p className={styles.mark}>
              <b className="num">{toGo}</b> {toGo === 1 ? "day" : "days"} to go
            </p>
          )}
          {editing.open ? (
            <div className={styles.form}>
              <h2
                className={styles.formTitle}
                tabIndex={-1}
                ref={editing.asked ? takeFocus : undefined}
              >
                Edit trip
              </h2>
              <DetailsForm
                key={editing.round}
                plan={plan}
                pets={pets ?? []}
                onDone={editing.end}
                onTake={editing.again}
              />
            </div>
          ) : (
            <div className={`${styles.actions} screen-only`}>
              <Button id="edit-trip" small icon={<Pencil aria-hidden />} onClick={editing.begin}>
                Edit
              </Button>
              <Button small icon={<Printer aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
              <DeletePlan plan={plan} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

type SkyProps = {
  place: string;
  /** Who walks through it. Nothing is fetched before that is known. */
  pet: Pet | "nobody" | undefined;
};

/** The poster of a place, as wide as the screen, with one's own pet in it. */
function Sky({ place, pet }: SkyProps) {
  const walker = pet === "nobody" || !pet ? undefined : travellerOf(drawnPortrait(pet) ?? null);
  const picture = (shape: "hero" | "landscape", time: "day" | "night") =>
    `url("${posterUrl({ place, shape, time, ...(walker && { pet: walker }) })}")`;
  const pictures: CSSProperties & Record<`--${string}`, string> = {
    "--day": picture("hero", "day"),
    "--night": picture("hero", "night"),
    "--day-narrow": picture("landscape", "day"),
    "--night-narrow": picture("landscape", "night"),
  };
  return <div className={`${styles.sky} screen-only`} style={pet && pictures} aria-hidden />;
}

function Companions({ pets, people }: { pets: readonly Pet[]; people: number | null }) {
  if (pets.length === 0 && people === null) return null;
  const names = new Intl.ListFormat("en-GB").format(pets.map(({ petName }) => petName));
  return (
    <p className={styles.companions}>
      {pets.map((pet) => (
        <span key={pet._id} className={styles.face}>
          <PetPicture pet={pet} width={320} />
        </span>
      ))}
      {pets.length > 0 && <span>with {names}</span>}
      {people !== null && (
        <span className={styles.people}>
          <Users size={16} aria-hidden />
          {people === 1 ? "1 person" : `${people} people`}
        </span>
      )}
    </p>
  );
}
