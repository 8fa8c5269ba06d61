import { MembersOnly } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/add-page";
import styles from "./forms.module.css";

const PetForm = lazy(async () => (await import("./pet-form.tsx")).PetForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Add a pet", hidden: true });

export default function AddPetPage() {
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Who's traveling with you? Start with a name and add the rest later."
      >
        Add a pet
      </Heading>
      <MembersOnly fallback={<FormOutline />}>
        {() => (
          <div className={styles.columns}>
            <PetForm fallback={<FormOutline />} pet={null} preview />
          </div>
        )}
      </MembersOnly>
    </section>
  );
}

const FormOutline = () => <Outline height={980} />;
