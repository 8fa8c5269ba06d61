import { Plus } from "lucide-react";
import { staysMax } from "#contracts/travel/trip-names.ts";
import { tripLocationFailed } from "#contracts/travel/trip-names.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { Button } from "../../../ui/button.tsx";
import { PartFrame } from "../part-frame.tsx";
import { SectionForm } from "../section-form.tsx";
import { StayFields } from "./stay-fields.tsx";
import {
  noStay,
  staysBody,
  staysErrors,
  staysText,
  tellStays,
  WrittenStays,
  type StaysText,
  type StayText,
} from "./stay-draft.ts";
import { zoneThere } from "./stay-text.ts";
import { useSection } from "../use-section.ts";

type StaysFormProps = { plan: Trip; onDone: () => void; onTake: () => void };

/** Changes where somebody stays: one place, or several. */
export function StaysForm({ plan, onDone, onTake }: StaysFormProps) {
  const section = useSection<StaysText>({
    plan,
    draftKey: `trip:${plan._id}:stays`,
    schema: WrittenStays,
    words: (now) => {
      const words = staysText(now);
      return words.stays.length > 0 ? words : { stays: [noStay] };
    },
    body: staysBody,
    check: staysErrors,
    failure: tripLocationFailed,
    tell: tellStays,
    onDone,
    onTake,
  });
  const { stays } = section.words;
  const put = (list: StayText[]) => section.set({ stays: list });

  return (
    <SectionForm name="stays" of={section}>
      {stays.map((stay, place) => (
        <PartFrame
          // A stay has no name of its own before it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          key={stay._id || place}
          title={stays.length === 1 ? "" : `Stay ${place + 1}`}
          onRemove={stays.length === 1 ? undefined : () => put(stays.filter((one) => one !== stay))}
        >
          <StayFields
            place={place}
            stay={stay}
            likelyZone={zoneThere(plan)}
            set={(change) => put(stays.with(place, { ...stay, ...change }))}
          />
        </PartFrame>
      ))}
      {stays.length < staysMax && (
        <div>
          <Button
            variant="txt"
            icon={<Plus aria-hidden />}
            onClick={() => put([...stays, { ...noStay }])}
          >
            Add another stay
          </Button>
        </div>
      )}
    </SectionForm>
  );
}
