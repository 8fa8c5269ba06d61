import { useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { petUpdateFailed, livedMax, updatePet, Pet, type Lived } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { countryNamed, regionLabels } from "#reference/country-names.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { hasDraft } from "../../forms/has-draft.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { CountryField, country, countryText } from "../../lookup/places/index.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { codec } from "../../forms/codec.ts";
import { day } from "../../forms/fields.ts";
import { group, list } from "../../forms/group.ts";
import styles from "./pets.module.css";
import { cachePet } from "./use-pets.ts";

const draftKey = (id: string): string => `lived:${id}`;
const editId = "edit-lived";

/** Where a pet was in the last months, which its owner can correct. */
export function LivedCard({ pet }: { pet: Pet }) {
  const { _id, petName, lived } = pet;
  const id = useId();
  const [isEditing, setEditing] = useState(() => hasDraft(draftKey(_id)));
  const close = () => {
    setEditing(false);
    focusSoon(editId);
  };
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={styles.factsCardTitle}>
        Where {petName} has been
      </h2>
      <p className="meta">
        {lived
          ? "As you entered it. Some countries ask for the last 6 months."
          : "Taken from your home and trips. Some countries ask for the last 6 months."}
      </p>
      {isEditing ? (
        <LivedForm pet={pet} onDone={close} />
      ) : (
        <>
          {lived && (
            <ul className="stack tight">
              {lived.map((place) => (
                <li key={livedText(place)}>{livedText(place)}</li>
              ))}
            </ul>
          )}
          <div>
            <Button id={editId} small onClick={() => setEditing(true)}>
              Edit places
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Edits where a pet was. */
export function LivedForm({ pet, onDone }: { pet: Pet; onDone: () => void }) {
  const client = useQueryClient();
  const edit = useEdit(livedCodec, pet, {
    draftKey: draftKey(pet._id),
    update: (request, { _id: id }) => call(updatePet, { params: { id }, ...request }),
    onSaved: (saved) => {
      cachePet(client, saved);
      toast("Places saved.");
      onDone();
    },
    onConflict: (newer) => cachePet(client, newer),
    onClose: onDone,
    failure: ({ message }) => ({ title: petUpdateFailed(message), message: "" }),
  });
  const places = edit.list("lived", livedGroup);
  return (
    <EditForm name="lived" edit={edit} action="Save places">
      <p className="meta">If you don't add any places, we use your home and trips.</p>
      {places.items.map((_, index) => {
        const place = places.item(index);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- places have no id
          <fieldset key={index} className={styles.place}>
            <legend>Place {index + 1}</legend>
            <CountryField {...place.field("country")} />
            <DateField
              {...place.field("from")}
              hint="Leave blank if the pet has always lived there."
            />
            <DateField {...place.field("until")} hint="Leave blank if it's still there." />
            <div>
              <Button
                variant="txt"
                small
                icon={<Trash2 aria-hidden />}
                onClick={() => places.remove(index)}
              >
                Remove place {index + 1}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {places.items.length < livedMax && (
        <div className="flush">
          <Button variant="txt" small icon={<Plus aria-hidden />} onClick={() => places.add()}>
            Add a place
          </Button>
        </div>
      )}
    </EditForm>
  );
}

const placeName = ({ country: code, region }: Pick<Lived, "country" | "region">): string =>
  (region && regionLabels[region]) || countryText(code);

/** One place where a pet was. */
const livedGroup = group<Lived>()(
  { country: country("Country"), from: day("From"), until: day("Until") },
  {
    print: (lived) => ({ country: placeName(lived) }),
    parse: ({ country: text }) => ({ region: countryNamed(text)?.region ?? null }),
  },
);

/** "Mexico, Jan 5, 2027 to Jan 15, 2027" */
const livedText = (lived: Lived): string =>
  daysAnd(placeName(lived), lived.from ?? "", lived.until ?? "");

function daysAnd(name: string, from: string, until: string): string {
  if (from && until) return `${name}, ${dayText(from)} to ${dayText(until)}`;
  if (from) return `${name}, from ${dayText(from)}`;
  return until ? `${name}, until ${dayText(until)}` : name;
}

const places = list("Place", livedGroup, {
  show: ({ country: name, from, until }) => daysAnd(name, from, until),
});

/** The form that corrects where a pet was. Without places it is as home and trips say. */
export const livedCodec = codec({
  noun: "pet",
  resource: Pet,
  update: updatePet.body,
  fields: {
    lived: {
      ...places,
      print: (lived: readonly Lived[] | null) => places.print(lived ?? []),
      parse: (items: typeof places.blank) => {
        const parsed = places.parse(items);
        return Array.isArray(parsed) && parsed.length > 0 ? parsed : null;
      },
    },
  },
});
