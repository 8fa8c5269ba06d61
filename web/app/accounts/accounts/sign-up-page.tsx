import { useState } from "react";
import { useSearchParams } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/sign-up-page";
import { GuestsEntry } from "./already-in.tsx";
import { EntryPage } from "../../ui/entry-page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { WayLink } from "./next-link.tsx";
import { entrance, wayOn } from "./next-path.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Sign Up",
    description: "Join people who travel with their pets: share tips, ask, and like what helps.",
  });

export default function SignUpPage() {
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  return (
    <EntryPage
      title="Come along"
      sentence="An account to write, answer and like with. It costs nothing."
      places={["Scotland", "Norway"]}
    >
      <GuestsEntry next={wayOn(search)} busy={busy}>
        <SignUpForm onBusy={setBusy} />
        <p>
          Here before? <WayLink to={entrance("/login", search)}>Log In</WayLink>
        </p>
      </GuestsEntry>
    </EntryPage>
  );
}
