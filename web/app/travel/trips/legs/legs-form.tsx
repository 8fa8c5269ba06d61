import { Plus } from "lucide-react";
import type { Pet } from "#contracts/travel/pets.ts";
import { legsMax, tripLocationFailed } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "../forms.module.css";
import { PartFrame } from "../part-frame.tsx";
import { codeHint } from "../people/roles.ts";
import { tripLeave } from "../trip-keys.ts";
import { limitText } from "../trip-text.ts";
import { useTripEdit } from "../use-trip-edit.ts";
import { legCodec, legsCodec } from "./leg-codec.ts";
import { LegFields } from "./leg-fields.tsx";

type LegsFormProps = {
  trip: Trip;
  /** The pets that travel. */
  pets: readonly Pet[];
  onDone: () => void;
};

/** Edits the legs of a trip, in the order in which they are traveled. */
export function LegsForm({ trip, pets, onDone }: LegsFormProps) {
  const edit = useTripEdit(legsCodec, trip, {
    section: "legs",
    failure: tripLocationFailed,
    onDone,
  });
  const legs = edit.list("legs", legCodec);
  const last = legs.items.length - 1;

  return (
    <div className={`screen-only ${styles.form}`}>
      <EditForm name="legs" edit={edit} action="Save" variant="pri" leave={tripLeave(trip._id)}>
        {legs.items.map(({ _id, mode }, place) => (
          <PartFrame
            // oxlint-disable-next-line react/no-array-index-key -- a leg has no id before it is saved
            key={_id || place}
            title={`${mode === "flight" ? "Flight" : "Leg"} ${place + 1}`}
            onRemove={() => legs.remove(place)}
            onUp={place > 0 ? () => legs.swap(place, place - 1) : undefined}
            onDown={place < last ? () => legs.swap(place, place + 1) : undefined}
          >
            <LegFields
              leg={legs.item(place)}
              pets={pets}
              isLast={place === last}
              codeHint={codeHint(trip, _id)}
            />
          </PartFrame>
        ))}
        {legs.items.length < legsMax ? (
          <div className="flush">
            <Button variant="txt" icon={<Plus aria-hidden />} onClick={() => legs.add()}>
              {legs.items.length === 0
                ? "Add a flight, train or ferry"
                : "Add another flight, train or ferry"}
            </Button>
          </div>
        ) : (
          <p className="meta">{limitText("legs", legsMax)}</p>
        )}
      </EditForm>
    </div>
  );
}
