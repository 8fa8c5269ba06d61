import type { ReactNode } from "react";
import { venueCategories } from "#contracts/lookup/tags.ts";
import {
  petPolicies,
  openingHoursMax,
  petFeeMax,
  petNoteMax,
  Venue,
  venueAddressMax,
  venueNameMax,
  venuePhoneMax,
  venueWebsiteMax,
} from "#contracts/lookup/venues.ts";
import { typedKilograms } from "#contracts/travel/pet-weight.ts";
import { currentReader } from "../../data/reader.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { categoryText, petPolicyLabels, positionText } from "./venue-text.ts";
import styles from "./suggestions.module.css";
import {
  editVenueSuggestion,
  suggestCorrection,
  suggestionNoteMax,
  suggestionSourceMax,
  suggestVenue,
  type VenueChanges,
  VenueSuggestionToCheck,
} from "#contracts/lookup/venue-suggestions.ts";
import { codec } from "../../forms/codec.ts";
import { choice, flag, nullableText, text } from "../../forms/fields.ts";

type VenueFieldsProps = {
  edit: EditOf<typeof venueCodec> | EditOf<typeof suggestedVenueCodec>;
  /** The name of the form. */
  form: string;
  /** Below the position. */
  locate?: ReactNode;
};

/** The values of a place, for suggesting, correcting and reviewing. */
export function VenueFields({ edit, form, locate }: VenueFieldsProps) {
  // One of two edits with the same fields, which TypeScript can't call as one.
  const { field, set }: Pick<EditOf<typeof suggestedVenueCodec>, "field" | "set"> = edit;
  return (
    <>
      <TextField {...field("name")} />
      <SelectField {...field("category")}>
        <option value="">Select</option>
        {venueCategories.map((category) => (
          <option key={category} value={category}>
            {categoryText(category)}
          </option>
        ))}
      </SelectField>
      {edit.values.category === "vet" && (
        <CheckField
          name="emergency"
          label={valueFields.emergency.label}
          error={edit.errors["emergency"]}
          checked={edit.values.emergency}
          onChange={({ target }) => set({ emergency: target.checked })}
        />
      )}
      <TextField {...field("address")} autoComplete="off" />
      <TextField
        {...field("position")}
        hint="Latitude and longitude, as maps show them: 52.52, 13.405"
        autoComplete="off"
      />
      {locate}
      <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="off" />
      <TextField
        {...field("website")}
        hint="Starts with https:// or http://"
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...field("openingHours")}
        hint="For example: Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off"
        autoComplete="off"
      />
      <div className={styles.pair}>
        <SelectField {...field("petPolicy")}>
          <option value="">Not known</option>
          {petPolicies.map((policy) => (
            <option key={policy} value={policy}>
              {petPolicyLabels[policy]}
            </option>
          ))}
        </SelectField>
        <TextField {...field("petFee")} hint="For example: no, or 10 EUR" autoComplete="off" />
      </div>
      <TextField
        {...field("petMaxKg")}
        // Errors of what is sent as `pets` lead here: the other fields about pets can't be wrong.
        id={`${form}-pets`}
        error={edit.errors["pets"]}
        hint="For example: 20 lb or 9 kg"
        autoComplete="off"
      />
      <TextField {...field("petNote")} hint="For example: two dogs at most" autoComplete="off" />
    </>
  );
}

/** In the order of the form, which is that of its errors. */
const valueFields = {
  name: text("Name", { max: venueNameMax }),
  category: choice("Type", ["", ...venueCategories], {
    show: (category) => (category === "" ? "Select" : categoryText(category)),
  }),
  emergency: flag("Emergency vet"),
  address: nullableText("Address", { max: venueAddressMax }),
  position: text("Position"),
  phone: nullableText("Phone", { max: venuePhoneMax }),
  website: nullableText("Website", { max: venueWebsiteMax }),
  openingHours: nullableText("Opening hours", { max: openingHoursMax }),
  petPolicy: choice("Pets", ["", ...petPolicies], {
    show: (policy) => (policy === "" ? "Not known" : petPolicyLabels[policy]),
  }),
  petFee: text("Pet fee", { max: petFeeMax }),
  petMaxKg: text("Heaviest pet"),
  petNote: text("Rules for pets", { max: petNoteMax }),
};

type Values = { [K in keyof typeof valueFields]: (typeof valueFields)[K]["blank"] };

/** What stands in the fields for the values of a place. */
const printed = ({ pets = {}, position, ...values }: VenueChanges): Values => ({
  category: values.category ?? "",
  emergency: values.emergency ?? false,
  name: values.name ?? "",
  address: values.address ?? "",
  position: position ? positionText(position) : "",
  phone: values.phone ?? "",
  website: values.website ?? "",
  openingHours: values.openingHours ?? "",
  petPolicy: pets.policy ?? "",
  petFee: pets.fee ?? "",
  petMaxKg: typeof pets.maxKg === "number" ? `${pets.maxKg} kg` : "",
  petNote: pets.note ?? "",
});

/** What several fields are together on the wire. */
const combined = ({ category, emergency, position, ...values }: Values) => ({
  // The box isn't there for others.
  emergency: category === "vet" && emergency,
  petPolicy: undefined,
  petFee: undefined,
  petMaxKg: undefined,
  petNote: undefined,
  pets: {
    policy: values.petPolicy || null,
    fee: values.petFee.trim() || null,
    maxKg: typedKilograms(values.petMaxKg, currentReader().weight),
    note: values.petNote.trim() || null,
  },
  position: positionOf(position),
});

/** A position as typed; the text itself where it is none. */
function positionOf(typed: string): VenueChanges["position"] | string {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed) ?? [];
  if (typed.trim() === "") return undefined;
  if (latitude === undefined || longitude === undefined) return typed;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** How members suggest a place, and correct one. */
export const venueCodec = codec({
  noun: "place",
  resource: Venue,
  create: suggestVenue.body,
  update: suggestCorrection.body,
  fields: {
    closed: flag("It has closed for good"),
    ...valueFields,
    source: {
      ...nullableText("Source (optional)", { max: suggestionSourceMax }),
      // Not where the place itself is from.
      print: () => "",
    },
    note: text("Note for moderators (optional)", { max: suggestionNoteMax }),
  },
  print: ({ latitude, longitude, ...venue }) =>
    printed({ ...venue, position: { latitude, longitude } }),
  parse: (values) => ({
    closed: values.closed || undefined,
    ...combined(values),
    // Of a place that has closed, nothing else is of interest.
    ...(values.closed &&
      Object.fromEntries([...Object.keys(valueFields), "pets"].map((name) => [name, undefined]))),
  }),
});

/** How moderators edit what was suggested, beside the other values of the place. */
export const suggestedVenueCodec = codec({
  noun: "suggestion",
  resource: VenueSuggestionToCheck,
  update: editVenueSuggestion.body,
  fields: valueFields,
  print: ({ venue, changes }) =>
    printed({
      ...venue,
      ...(venue && { position: { latitude: venue.latitude, longitude: venue.longitude } }),
      ...changes,
      pets: { ...venue?.pets, ...changes.pets },
    }),
  parse: combined,
});
