import { Plus } from "lucide-react";
import { staysMax, tripLocationFailed } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "../forms.module.css";
import { PartFrame } from "../part-frame.tsx";
import { codeHint } from "../people/roles.ts";
import { tripLeave } from "../trip-keys.ts";
import { limitText } from "../trip-text.ts";
import { useTripEdit } from "../use-trip-edit.ts";
import { stayCodec, staysCodec } from "./stay-codec.ts";
import { StayFields } from "./stay-fields.tsx";
import { zoneThere } from "./stay-text.ts";

type StaysFormProps = { trip: Trip; onDone: () => void };

/** Edits the stays of a trip. */
export function StaysForm({ trip, onDone }: StaysFormProps) {
  const edit = useTripEdit(staysCodec, trip, {
    section: "stays",
    failure: tripLocationFailed,
    onDone,
  });
  const stays = edit.list("stays", stayCodec);
  const isOnly = stays.items.length === 1;

  return (
    <div className={`screen-only ${styles.form}`}>
      <EditForm name="stays" edit={edit} action="Save" variant="pri" leave={tripLeave(trip._id)}>
        {stays.items.map(({ _id }, place) => (
          <PartFrame
            // oxlint-disable-next-line react/no-array-index-key -- a stay has no id before it is saved
            key={_id || place}
            title={isOnly ? "" : `Stay ${place + 1}`}
            onRemove={isOnly ? undefined : () => stays.remove(place)}
          >
            <StayFields
              stay={stays.item(place)}
              likelyZone={zoneThere(trip)}
              codeHint={codeHint(trip, _id)}
            />
          </PartFrame>
        ))}
        {stays.items.length < staysMax ? (
          <div className="flush">
            <Button variant="txt" icon={<Plus aria-hidden />} onClick={() => stays.add()}>
              Add another stay
            </Button>
          </div>
        ) : (
          <p className="meta">{limitText("stays", staysMax)}</p>
        )}
      </EditForm>
    </div>
  );
}
