import { useEffect, useEffectEvent } from "react";
import { useReader } from "../../data/reader.ts";
import { DateField } from "../../ui/date-field.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { otherAirlines } from "#reference/readiness/airline/names.ts";
import type { CheckKey } from "../../links/check.ts";
import { airlines, amountKeys, maxLength, waysToTravel, type Question } from "../question/index.ts";

export const yesNo = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

type ChoiceProps = {
  question: Question;
  name: CheckKey;
  label: string;
  hint?: string;
  options: readonly (readonly [string, string])[];
};

/** A choice that may be left open. */
export const Choice = ({ question, name, label, hint, options }: ChoiceProps) => (
  <SelectField {...question.field(name)} label={label} hint={hint}>
    <option value="">Select</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </SelectField>
);

type PartProps = { question: Question; name: CheckKey; label: string; hint?: string };

export const Day = ({ question, name, ...rest }: PartProps) => (
  <DateField {...question.field(name)} {...rest} />
);

export const Amount = ({ question, name, ...rest }: PartProps) => (
  <TextField
    {...question.field(name)}
    {...rest}
    maxLength={maxLength(name)}
    inputMode="decimal"
    autoComplete="off"
  />
);

export const Way = ({
  question,
  name,
}: {
  question: Question;
  name: "by" | "by2" | "by3" | "byback";
}) => (
  <Choice
    question={question}
    name={name}
    label="Travel by"
    options={Object.entries(waysToTravel)}
  />
);

/** Whether the stop before this leg is only a change of planes. */
export const Layover = ({
  question,
  name,
}: {
  question: Question;
  name: "airside" | "airside2";
}) => (
  <Choice
    question={question}
    name={name}
    label="Previous stop"
    hint="Airside: you change planes and stay in the airport."
    options={[["yes", "Airside layover"]]}
  />
);

/** The airlines whose rules are known, then the others, by name. */
const airlineOptions: readonly (readonly [string, string])[] = [
  ...airlines.map(({ code, label }) => [code, label] as const),
  ...Object.entries(otherAirlines).toSorted(([, one], [, other]) => one.localeCompare(other)),
];

/** The airline, and what its rules depend on. */
export const AirlineFields = ({ question }: { question: Question }) => {
  useOwnUnits(question);
  return (
    <>
      <Choice
        question={question}
        name="airline"
        label="Airline"
        hint="Not on the list? Ask the airline about pets."
        options={airlineOptions}
      />
      <TextField
        {...question.field("people")}
        maxLength={2}
        label="Travelers"
        hint="Airlines limit how many pets each passenger can bring."
        inputMode="numeric"
        autoComplete="off"
      />
      <Choice question={question} name="snub" label="Snub-nosed" options={yesNo} />
      <Choice
        question={question}
        name="units"
        label="Units"
        options={[
          ["us", "Pounds and inches"],
          ["metric", "Kilograms and centimeters"],
        ]}
      />
      <Amount question={question} name="weight" label="Pet's weight" />
      <Amount question={question} name="length" label="Carrier length" />
      <Amount question={question} name="width" label="Carrier width" />
      <Amount question={question} name="height" label="Carrier height" />
      <Amount question={question} name="cweight" label="Carrier weight" />
    </>
  );
};

/** A person who measures in kilograms starts with them, unless numbers are given already. */
export function useOwnUnits({ values, set }: Question): void {
  const isMetric = useReader().weight === "kg";
  const isOpen = values.units === "" && amountKeys.every((key) => values[key] === "");
  const begin = useEffectEvent(() => isOpen && set({ units: "metric" }));
  useEffect(() => {
    if (isMetric) begin();
  }, [isMetric]);
}

/** The company of the trip's ferry or train. */
export const Company = ({ question }: { question: Question }) => (
  <TextField
    {...question.field("company")}
    maxLength={maxLength("company")}
    label="Company"
    hint="Like Brittany Ferries or LeShuttle."
    autoComplete="off"
  />
);

/** Whether the trip is a move, or when it ends. */
export const WayHome = ({ question }: { question: Question }) => (
  <>
    <Choice
      question={question}
      name="stay"
      label="You're going"
      options={[
        ["visit", "For a visit"],
        ["move", "For good"],
      ]}
    />
    <Day question={question} name="back" label="Coming home on" />
    <Way question={question} name="byback" />
    <Day question={question} name="arriveback" label="Arriving on" hint="The local date there." />
  </>
);
