import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/reset-page";
import { EntryPage } from "../../ui/entry-page.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { ResetForm } from "./reset-form.tsx";
import { Told } from "./result-message.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Set a new password", hidden: true });

export default function ResetPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => mailedTokenIn(search));
  const [refused, setRejected] = useState(false);
  const shown = search.has("token");

  // The secret stays out of the address bar, the history and every link made from the address.
  useEffect(() => {
    if (shown) void navigate("/reset", { replace: true });
  }, [shown, navigate]);

  return (
    <EntryPage title="Set a new password" places={["Portugal", "Iceland"]}>
      {token && !refused ? (
        <ResetForm token={token} onRejected={() => setRejected(true)} />
      ) : (
        <StaleLink complete={token !== undefined} />
      )}
    </EntryPage>
  );
}

function StaleLink({ complete }: { complete: boolean }) {
  return (
    <>
      {complete ? (
        <Told tone="blocked">This link has expired or was already used.</Told>
      ) : (
        <Notice>
          This link is incomplete. Open it from the email again, or request a new one.
        </Notice>
      )}
      <LinkButton look="go" to="/forgot">
        Request a new link
      </LinkButton>
    </>
  );
}
