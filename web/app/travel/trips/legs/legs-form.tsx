import { Plus } from "lucide-react";
import { useId } from "react";
import { legsMax } from "#contracts/travel/trip-names.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { tripLocationFailed } from "#contracts/travel/trip-names.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { Button } from "../../../ui/button.tsx";
import {
  legsBody,
  legsText,
  noLeg,
  tellLegs,
  WrittenLegs,
  type LegsText,
  type LegText,
} from "./leg-draft.ts";
import { LegFields, ZoneList } from "./leg-fields.tsx";
import { PartFrame } from "../part-frame.tsx";
import { SectionForm } from "../section-form.tsx";
import { useSection } from "../use-section.ts";

type LegsFormProps = {
  plan: Trip;
  /** Those that travel along. */
  pets: readonly Pet[];
  onDone: () => void;
  onTake: () => void;
};

/** Changes the flights of a trip, in the order they are flown. */
export function LegsForm({ plan, pets, onDone, onTake }: LegsFormProps) {
  const zonesId = useId();
  const section = useSection<LegsText>({
    plan,
    draftKey: `trip:${plan._id}:legs`,
    schema: WrittenLegs,
    words: (now) => {
      const words = legsText(now);
      return words.legs.length > 0 ? words : { legs: [noLeg] };
    },
    body: legsBody,
    failure: tripLocationFailed,
    tell: tellLegs,
    onDone,
    onTake,
  });
  const { legs } = section.words;
  const put = (list: LegText[]) => section.set({ legs: list });
  const swap = (place: number, other: number) => {
    const [one, two] = [legs[place], legs[other]];
    if (one && two) put(legs.with(place, two).with(other, one));
  };

  return (
    <SectionForm name="legs" of={section}>
      <ZoneList id={zonesId} />
      {legs.map((leg, place) => (
        <PartFrame
          // A flight has no name of its own before it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          key={leg._id || place}
          title={`Flight ${place + 1}`}
          onRemove={() => put(legs.filter((one) => one !== leg))}
          onUp={place > 0 ? () => swap(place, place - 1) : undefined}
          onDown={place < legs.length - 1 ? () => swap(place, place + 1) : undefined}
        >
          <LegFields
            place={place}
            leg={leg}
            pets={pets}
            zonesId={zonesId}
            set={(change) => put(legs.with(place, { ...leg, ...change }))}
          />
        </PartFrame>
      ))}
      {legs.length < legsMax && (
        <div>
          <Button
            variant="txt"
            icon={<Plus aria-hidden />}
            onClick={() => put([...legs, { ...noLeg }])}
          >
            {legs.length === 0 ? "Add a flight" : "Add another flight"}
          </Button>
        </div>
      )}
    </SectionForm>
  );
}
