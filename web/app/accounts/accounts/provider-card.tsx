import { useQueryClient } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { getOidc, linkOidc, unlinkOidc } from "#contracts/accounts/oidc.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { useSite } from "../../data/site.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./accounts.module.css";
import { plainly } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useOwnProvider } from "./proof-dialog.tsx";
import { ResultMessage } from "./result-message.tsx";
import { useProof } from "./use-proof.tsx";

/** The provider that logs the member in, where the site has one. */
export function ProviderCard() {
  const name = useSite()?.oidcName;
  return name === undefined ? null : <Card name={name} />;
}

function Card({ name }: { name: string }) {
  const found = useOwnProvider();
  const result = useResult();
  return (
    <SectionCard
      id="provider"
      title={`Sign in with ${name}`}
      sentence={`Log in here with your ${name} account, without a password of this site.`}
    >
      <Loaded found={found} name={`your connection to ${name}`}>
        {({ linked }) => (
          <>
            <Result result={result} name={name} isLinked={linked !== null} />
            {linked ? <Connected name={name} linked={linked} /> : <Connect name={name} />}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

/** The result of the way back from the provider, from the address. It is taken out, so that it is shown once. */
function useResult(): string | null {
  const [search, setSearch] = useSearchParams();
  const [result] = useState(search.get("oidc"));
  useEffect(() => {
    if (!search.has("oidc")) return;
    search.delete("oidc");
    setSearch(search, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  return result;
}

type ResultProps = { result: string | null; name: string; isLinked: boolean };

function Result({ result, name, isLinked }: ResultProps) {
  if (result === "connected" && isLinked) {
    return <ResultMessage>{name} is connected. You can log in with it now.</ResultMessage>;
  }
  if (result === "proved") {
    return <ResultMessage>{name} confirmed it's you. Now repeat what you started.</ResultMessage>;
  }
  if (result === "taken") {
    return (
      <ResultMessage tone="blocked">
        This {name} account is connected to another account here. Disconnect it there first.
      </ResultMessage>
    );
  }
  if (result === "failed") {
    return (
      <ResultMessage tone="blocked">
        That didn't work. Try again, and use the {name} account that is yours.
      </ResultMessage>
    );
  }
  return null;
}

function Connect({ name }: { name: string }) {
  const { withProof, proofDialog } = useProof();
  const form = useForm({
    send: async () => location.assign((await withProof(() => call(linkOidc))).url),
    failure: plainly,
  });
  return (
    <>
      <Form name="connect-provider" handle={form} className="stack tight">
        <div>
          <SubmitButton
            handle={form}
            variant="pri"
            aria-label={`Connect ${name}`}
            busyText="Opening…"
          >
            Connect
          </SubmitButton>
        </div>
      </Form>
      {proofDialog}
    </>
  );
}

type ConnectedProps = { name: string; linked: { createdAt: string; lastUsedAt: string | null } };

function Connected({ name, linked }: ConnectedProps) {
  const [isEnding, setEnding] = useState(false);
  const client = useQueryClient();
  const { withProof, proofDialog } = useProof();
  const disconnect = async () => {
    await withProof(() => call(unlinkOidc));
    await client.invalidateQueries({ queryKey: queryKeyOf(getOidc) });
    toast(`${name} no longer logs in.`);
  };
  return (
    <>
      <ul className={styles.list} aria-label={`Sign in with ${name}`}>
        <li>
          <div className={styles.line}>
            <Link2 size={24} aria-hidden />
            <div className={styles.text}>
              <b>{name}: connected</b>
              <span className="meta">
                Since <When moment={linked.createdAt} />
                {linked.lastUsedAt !== null && (
                  <>
                    {" · last used "}
                    <When moment={linked.lastUsedAt} />
                  </>
                )}
              </span>
            </div>
            <Button
              small
              variant="txt"
              aria-label={`Disconnect ${name}`}
              onClick={() => setEnding(true)}
            >
              Disconnect
            </Button>
          </div>
        </li>
      </ul>
      <ConfirmDialog
        open={isEnding}
        title={`Disconnect ${name}?`}
        sentence={`Your ${name} account no longer logs in here. You need a password or a passkey instead.`}
        action="Disconnect"
        busyText="Disconnecting…"
        onConfirm={disconnect}
        onClose={() => setEnding(false)}
      />
      {proofDialog}
    </>
  );
}
