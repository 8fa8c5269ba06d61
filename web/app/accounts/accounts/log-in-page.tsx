import { useState } from "react";
import { useSearchParams } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/log-in-page";
import { GuestsEntry } from "./already-in.tsx";
import { EntryPage } from "../../ui/entry-page.tsx";
import { LogInForm } from "./log-in-form.tsx";
import { LogInNotice } from "./log-in-notice.tsx";
import { WayLink } from "./next-link.tsx";
import { entrance, wayOn } from "./next-path.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Log In",
    description: "Log in to Wagabond to write hoots, answer them and like what helps.",
  });

export default function LogInPage() {
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  return (
    <EntryPage title="Welcome back">
      <GuestsEntry next={wayOn(search)} busy={busy}>
        <LogInNotice />
        <LogInForm onBusy={setBusy} />
        <p>
          New here? <WayLink to={entrance("/signup", search)}>Sign Up</WayLink>
        </p>
      </GuestsEntry>
    </EntryPage>
  );
}
