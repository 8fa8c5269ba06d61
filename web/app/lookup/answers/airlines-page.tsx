import { PencilLine } from "lucide-react";
import { Form, Link } from "react-router";
import { listAirlines, type AirlinesQuery } from "#contracts/lookup/airlines.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { apiContext } from "../../data/server.ts";
import { airlinesPath, type airlinesKeys } from "../../links/lookup.ts";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { Route } from "./+types/airlines-page";
import { answerOrMessage } from "./optional-answer.ts";
import { AirlinesAnswer } from "./airlines-answer.tsx";
import styles from "./airlines-page.module.css";
import { inchCm, poundKg } from "#format/measures.ts";
import { countryNamed } from "#reference/country-names.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const values = valuesIn(searchParams);
  if (!searchParams.has("to")) return { values };
  const mistake = mistakeIn(values);
  if (mistake) return { values, mistake };
  const query = queryOf(values);
  const answer = await answerOrMessage(context.get(apiContext)(listAirlines, { query }));
  return typeof answer === "string"
    ? { values, mistake: { field: "weight" as const, message: "Check the weights and sizes." } }
    : { values, airlines: answer.airlines, carrier: sidesOf(query) };
}

const title = "Which airline takes my pet?";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title,
    description: `Compare ${airlineNames.length} airlines for your dog or cat on your route: cabin, hold and cargo, carrier size, weight and closed routes, each with its source.`,
    canonical: airlinesPath,
  }),
  // Each question has an address of its own, and search engines need only the page that asks.
  ...(args.location.search === "" ? [] : [{ name: "robots", content: "noindex" }]),
];

export default function AirlinesPage({ loaderData }: Route.ComponentProps) {
  const { values, mistake, airlines, carrier } = loaderData;
  return (
    <section className={`wrap ${styles.finder}`}>
      <Heading
        level="h1"
        sentence={`We compare your pet with what ${airlineNames.length} airlines publish. Whether they fly your route, you see when you book.`}
      >
        {title}
      </Heading>
      {airlines ? (
        <>
          <details className={`card ${styles.asked}`} key={JSON.stringify(values)}>
            <summary>
              {recapOf(values).map((part) => (
                <span key={part}>{part}</span>
              ))}
              <span>
                <PencilLine size={16} aria-hidden />
                Edit answers
              </span>
            </summary>
            <Question values={values} mistake={mistake} />
          </details>
          <AirlinesAnswer airlines={airlines} carrier={carrier} />
        </>
      ) : (
        <>
          <div className="card pad">
            <Question key={JSON.stringify(values)} values={values} mistake={mistake} />
          </div>
          <nav aria-label="All airlines">
            <ul className={styles.names}>
              {airlineNames.map(({ value, label }) => (
                <li key={value}>
                  <Link to={`/airlines/${value}/international`}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </section>
  );
}

function Question({ values, mistake }: { values: Values; mistake: Mistake | undefined }) {
  const errorOf = (name: keyof Values) => (mistake?.field === name ? mistake.message : undefined);
  const amount = (name: (typeof amounts)[number], label: string) => (
    <TextField
      name={name}
      label={label}
      defaultValue={values[name]}
      inputMode="decimal"
      maxLength={7}
      error={errorOf(name)}
    />
  );
  return (
    <Form method="get" action={airlinesPath} className={styles.question}>
      <SelectField name="species" label="Pet" defaultValue={values.species || "dog"}>
        <option value="dog">Dog</option>
        <option value="cat">Cat</option>
      </SelectField>
      <TextField
        name="from"
        label="From (country)"
        autoComplete="off"
        maxLength={60}
        defaultValue={values.from}
        error={errorOf("from")}
        required
      />
      <TextField
        name="to"
        label="To (country)"
        autoComplete="off"
        maxLength={60}
        defaultValue={values.to}
        error={errorOf("to")}
        required
      />
      <SelectField name="snub" label="Snub-nosed" defaultValue={values.snub}>
        <option value="">Select</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <SelectField name="units" label="Units" defaultValue={values.units || "us"}>
        <option value="us">lb, in</option>
        <option value="metric">kg, cm</option>
      </SelectField>
      {amount("weight", "Pet's weight")}
      {amount("carrierWeight", "Carrier weight")}
      {amount("length", "Carrier length")}
      {amount("width", "Carrier width")}
      {amount("height", "Carrier height")}
      <SelectField name="soft" label="Carrier type" defaultValue={values.soft}>
        <option value="">Select</option>
        <option value="yes">Soft</option>
        <option value="no">Hard</option>
      </SelectField>
      <div className={styles.send}>
        <Button variant="go" type="submit">
          Compare airlines
        </Button>
      </div>
    </Form>
  );
}

/** The question of the page that compares airlines, as its address and its form have it. */

const amounts = ["weight", "carrierWeight", "length", "width", "height"] as const;
type Values = Readonly<Record<(typeof airlinesKeys)[number], string>>;

/** The question in the address, so that it can be shared; text is cut to what fields take. */
function valuesIn(search: URLSearchParams): Values {
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, 60);
  return {
    species: text("species"),
    snub: text("snub"),
    from: text("from"),
    to: text("to"),
    units: text("units"),
    soft: text("soft"),
    weight: text("weight"),
    carrierWeight: text("carrierWeight"),
    length: text("length"),
    width: text("width"),
    height: text("height"),
  };
}

type Mistake = { field: keyof Values; message: string };

const numberIn = (text: string): number => Number(text.replace(",", "."));

/** What of the question can't be read; undefined where all of it can. */
function mistakeIn(values: Values): Mistake | undefined {
  for (const field of ["from", "to"] as const)
    if (!countryNamed(values[field])) return { field, message: "Enter a country by its name." };
  const field = amounts.find((name) => !(numberIn(values[name] || "0") >= 0));
  return field && { field, message: "Enter a number like 12.5." };
}

/** The question in kilograms and centimeters. */
function queryOf(values: Values): AirlinesQuery {
  const [from = "", to = ""] = [values.from, values.to].map((name) => countryNamed(name)?.country);
  const isMetric = values.units === "metric";
  const figure = (text: string, unit: number) =>
    text === ""
      ? undefined
      : String(Math.round(numberIn(text) * (isMetric ? 1 : unit) * 100) / 100);
  const [snub, soft] = [values.snub, values.soft].map((answer) =>
    answer === "yes" || answer === "no" ? answer : undefined,
  );
  return {
    from,
    to,
    species: values.species === "cat" ? "cat" : "dog",
    snub,
    soft,
    weight: figure(values.weight, poundKg),
    carrierWeight: figure(values.carrierWeight, poundKg),
    length: figure(values.length, inchCm),
    width: figure(values.width, inchCm),
    height: figure(values.height, inchCm),
  };
}

/** The sides of the reader's carrier; undefined where one is missing. */
function sidesOf({ length, width, height }: AirlinesQuery) {
  if (!length || !width || !height) return undefined;
  return { lengthCm: Number(length), widthCm: Number(width), heightCm: Number(height) };
}

/** The question in a few words. */
function recapOf(values: Values): string[] {
  const { species, snub, from, to, units, weight } = values;
  const pet = species === "cat" ? "Cat" : "Dog";
  const unit = units === "metric" ? "kg" : "lb";
  return [
    [pet, weight && `${weight} ${unit}`, snub === "yes" && "snub-nosed"].filter(Boolean).join(", "),
    `${from} → ${to}`,
  ];
}
