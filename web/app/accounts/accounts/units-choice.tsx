import {
  clocks,
  OwnProfile,
  profileSaveFailed,
  units,
  updateProfile,
  weekStarts,
} from "#contracts/accounts/profiles.ts";
import { currencies } from "#format/money.ts";
import { currencyName } from "#format/names.ts";
import { readerFor, weekStarts as weekdays } from "#format/readers.ts";
import { capitalized, inText } from "#format/words.ts";
import { call } from "../../data/browser.ts";
import { firstSentence } from "../../data/errors.ts";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { choice, nullableText } from "../../forms/fields.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField } from "../../ui/field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { cacheOwnProfile } from "../viewer/index.ts";

const unitsText = {
  us: "Pounds, inches and °F",
  metric: "Kilograms, centimeters and °C",
} as const;
const clockText = { "12": "12 hours, 3:00 PM", "24": "24 hours, 15:00" } as const;

const choices = {
  units: ["", ...units],
  clock: ["", ...clocks],
  weekStart: ["", ...weekStarts],
} as const;

const textOf = {
  units: (value: (typeof units)[number]) => unitsText[value],
  clock: (value: (typeof clocks)[number]) => clockText[value],
  weekStart: (value: (typeof weekStarts)[number]) => capitalized(value),
};

const preferencesCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: {
    currency: nullableText("Currency"),
    units: choice("Units", choices.units, { show: (value) => (value ? textOf.units(value) : "") }),
    clock: choice("Clock", choices.clock, { show: (value) => (value ? textOf.clock(value) : "") }),
    weekStart: choice("First day of the week", choices.weekStart, {
      show: (value) => (value ? textOf.weekStart(value) : ""),
    }),
  },
});

/** The currency, units, clock and week of a member, everywhere on the site. */
export function UnitsChoice({ profile }: { profile: OwnProfile }) {
  const usual = readerFor(
    { ...profile, currency: null, units: null, clock: null, weekStart: null },
    navigator.language,
  );
  const usualWeek = weekStarts.find((day) => weekdays[day] === usual.weekStart) ?? "sunday";
  const edit = useEdit(preferencesCodec, profile, {
    draftKey: "preferences",
    update: (request, { _id: id }) => call(updateProfile, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheOwnProfile(saved);
      toast("Units and clock saved.");
    },
    onConflict: cacheOwnProfile,
    failure: ({ message }) => ({ title: profileSaveFailed, message: firstSentence(message) }),
  });
  return (
    <SectionCard
      title="Units and clock"
      sentence="Used in trips, pets, airline limits, calendars and emails."
    >
      <EditForm name="preferences" className="stack" edit={edit} action="Save" small>
        <SelectField {...edit.field("currency")}>
          <option value="">Automatic ({usual.currency})</option>
          {currencies().map((code) => (
            <option key={code} value={code}>
              {code}, {currencyName(code)}
            </option>
          ))}
        </SelectField>
        <SelectField {...edit.field("units")}>
          <option value="">
            Automatic ({inText(unitsText[usual.weight === "lb" ? "us" : "metric"])})
          </option>
          {units.map((one) => (
            <option key={one} value={one}>
              {textOf.units(one)}
            </option>
          ))}
        </SelectField>
        <SelectField {...edit.field("clock")}>
          <option value="">Automatic ({usual.clock} hours)</option>
          {clocks.map((one) => (
            <option key={one} value={one}>
              {textOf.clock(one)}
            </option>
          ))}
        </SelectField>
        <SelectField {...edit.field("weekStart")}>
          <option value="">Automatic ({capitalized(usualWeek)})</option>
          {weekStarts.map((one) => (
            <option key={one} value={one}>
              {textOf.weekStart(one)}
            </option>
          ))}
        </SelectField>
      </EditForm>
    </SectionCard>
  );
}
