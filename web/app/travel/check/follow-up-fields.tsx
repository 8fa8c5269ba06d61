import type { ReactNode } from "react";
import { TextField } from "../../ui/field.tsx";
import { PlaceField } from "../../lookup/places/index.ts";
import { certificateForms } from "./done-records.ts";
import {
  AirlineFields,
  Amount,
  Choice,
  Company,
  Day,
  Layover,
  Way,
  WayHome,
  yesNo,
} from "./follow-up-parts.tsx";
import type { FollowUpId } from "./follow-ups.ts";
import { maxLength, type Question } from "../question/index.ts";

type Fields = { title: string; fields: (question: Question) => ReactNode };

/** The fields of each question after the first four. */
export const followUpFields: Record<FollowUpId, Fields> = {
  travel: {
    title: "How do you get there?",
    fields: (question) => (
      <>
        <Way question={question} name="by" />
        <Day question={question} name="arrive" label="Arrival date" hint="The local date there." />
        <TextField
          {...question.field("time")}
          type="time"
          label="Arrival time"
          hint="In local time there."
        />
      </>
    ),
  },
  chip: {
    title: "Is your pet microchipped?",
    fields: (question) => (
      <>
        <Choice question={question} name="chip" label="Microchip" options={yesNo} />
        <Day question={question} name="chipped" label="Microchipped on" />
      </>
    ),
  },
  rabies: {
    title: "Rabies vaccination",
    fields: (question) => (
      <>
        <Day question={question} name="rabies" label="Last rabies vaccination" />
        <Choice
          question={question}
          name="course"
          label="First or booster"
          options={[
            ["primary", "The first vaccination"],
            ["booster", "A booster given on time"],
          ]}
        />
        <Day
          question={question}
          name="until"
          label="Valid until"
          hint="As shown on the certificate or the label."
        />
        <TextField
          {...question.field("vaccinated")}
          maxLength={maxLength("vaccinated")}
          label="Given in"
          hint="A country, like Germany."
          autoComplete="off"
        />
        <Day
          question={question}
          name="rabies2"
          label="Previous rabies vaccination"
          hint="Some countries require two."
        />
      </>
    ),
  },
  titer: {
    title: "Rabies titer test",
    fields: (question) => (
      <>
        <Day question={question} name="titer" label="Blood sample taken on" />
        <Amount question={question} name="level" label="Result in IU/ml" />
        <Choice question={question} name="lab" label="Approved lab" options={yesNo} />
        <Day
          question={question}
          name="received"
          label="Sample reached the lab on"
          hint="Australia and Hawaii count from it."
        />
      </>
    ),
  },
  birth: {
    title: "When was your pet born?",
    fields: (question) => (
      <TextField
        {...question.field("born")}
        maxLength={maxLength("born")}
        label="Born"
        hint="A date, a month or a year: 5/14/2022, 5/2022 or 2022."
        autoComplete="off"
      />
    ),
  },
  lived: {
    title: "Where has your pet been in the last six months?",
    fields: (question) => (
      <>
        <Choice
          question={question}
          name="lived"
          label="The last six months"
          options={[
            ["home", "Only in the country we're leaving"],
            ["more", "In other countries too"],
          ]}
        />
        <TextField
          {...question.field("countries")}
          maxLength={maxLength("countries")}
          label="Other countries"
          hint="Separate with commas."
          autoComplete="off"
        />
      </>
    ),
  },
  tapeworm: {
    title: "Has your dog had the tapeworm treatment?",
    fields: (question) => (
      <>
        <Day question={question} name="worms" label="Treated on" />
        <TextField
          {...question.field("wormtime")}
          type="time"
          label="Time of the treatment"
          hint="In local time where it was given."
        />
      </>
    ),
  },
  parasites: {
    title: "Has your pet had a parasite treatment?",
    fields: (question) => (
      <Day question={question} name="parasites" label="Treated for worms and ticks on" />
    ),
  },
  deworming: {
    title: "Has your pet been dewormed?",
    fields: (question) => (
      <>
        <Day question={question} name="dewormed" label="First deworming" />
        <Day question={question} name="dewormed2" label="Second deworming" />
      </>
    ),
  },
  ticks: {
    title: "Has your pet been treated for ticks and fleas?",
    fields: (question) => (
      <>
        <Day question={question} name="ticks" label="First treatment" />
        <Day
          question={question}
          name="ticks2"
          label="Latest treatment"
          hint="If there was more than one."
        />
      </>
    ),
  },
  influenza: {
    title: "Is your dog vaccinated against influenza?",
    fields: (question) => <Day question={question} name="influenza" label="Vaccinated on" />,
  },
  certificate: {
    title: "Do you have a health certificate?",
    fields: (question) => (
      <>
        <Choice
          question={question}
          name="certform"
          label="Certificate"
          options={Object.entries(certificateForms)}
        />
        <Day question={question} name="certified" label="Issued by the vet on" />
        <Day question={question} name="endorsed" label="Endorsed on" hint="By the authority." />
      </>
    ),
  },
  cdcForm: {
    title: "Have you sent the CDC Dog Import Form?",
    fields: (question) => <Day question={question} name="cdcform" label="Receipt date" />,
  },
  screwworm: {
    title: "Do you have a screwworm certificate?",
    fields: (question) => <Day question={question} name="screwworm" label="Inspected on" />,
  },
  permit: {
    title: "Do you have the import permit?",
    fields: (question) => <Day question={question} name="permitted" label="Issued on" />,
  },
  passport: {
    title: "EU pet passport",
    fields: (question) => (
      <>
        <Choice
          question={question}
          name="passport"
          label="My pet has an EU passport"
          options={yesNo}
        />
        <TextField
          {...question.field("home")}
          maxLength={maxLength("home")}
          label="You live in"
          hint="A country, like Germany."
          autoComplete="off"
        />
      </>
    ),
  },
  airline: {
    title: "Airline, weight and carrier",
    fields: (question) => <AirlineFields question={question} />,
  },
  company: {
    title: "Which ferry or train company?",
    fields: (question) => <Company question={question} />,
  },
  onward: {
    title: "Are you going on to another country?",
    fields: (question) => (
      <>
        <PlaceField
          name="to2"
          label="Next destination"
          placeholder="City or country"
          maxLength={maxLength("to2")}
          value={question.values.to2}
          onChange={(to2) => question.set({ to2 })}
        />
        <Day question={question} name="date2" label="Travel date" />
        <Way question={question} name="by2" />
        <Day question={question} name="arrive2" label="Arriving on" hint="The local date there." />
        <Layover question={question} name="airside" />
      </>
    ),
  },
  onward2: {
    title: "And another country after that?",
    fields: (question) => (
      <>
        <PlaceField
          name="to3"
          label="Destination after that"
          placeholder="City or country"
          maxLength={maxLength("to3")}
          value={question.values.to3}
          onChange={(to3) => question.set({ to3 })}
        />
        <Day question={question} name="date3" label="Travel date" />
        <Way question={question} name="by3" />
        <Day question={question} name="arrive3" label="Arriving on" hint="The local date there." />
        <Layover question={question} name="airside2" />
      </>
    ),
  },
  return: {
    title: "Do you come home, and when?",
    fields: (question) => <WayHome question={question} />,
  },
};
