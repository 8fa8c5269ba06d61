import { Form } from "react-router";
import type { Animal } from "#contracts/lookup/answer-names.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import styles from "./landing-form.module.css";

export const landingFormId = "landing-date";

type LandingFormProps = { landing: string | undefined; species: Animal | undefined };

/** Asks for the day of arrival; it goes into the address, so that it works without scripts and can be shared. */
export function LandingForm({ landing, species }: LandingFormProps) {
  return (
    <section className={`card pad ${styles.part} screen-only`} aria-labelledby={landingFormId}>
      <h2 id={landingFormId}>Landing date</h2>
      <p>Changing it updates every date on this page.</p>
      <Form key={landing} method="get" preventScrollReset className="stack">
        {species && <input type="hidden" name="species" value={species} />}
        <DateField name="landing" label="Landing on" defaultValue={landing} />
        <Button type="submit">Update dates</Button>
      </Form>
    </section>
  );
}
