import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { useSearchParams } from "react-router";
import { exchangeOidc, startOidc } from "#contracts/accounts/oidc.ts";
import { call } from "../../data/browser.ts";
import { asAppError } from "../../data/errors.ts";
import { useSignUpMode } from "../../data/site.ts";
import { privacyPath, termsPath } from "../../links/legal.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./accounts.module.css";
import { reasonOf } from "./error-text.ts";
import { nextPathOf } from "./next-path.tsx";

type ProviderLogInProps = {
  /** Of the provider. */
  name: string;
  onToken: (token: string) => Promise<void>;
  /** The account has two-factor log-in, and the provider asked for one factor. */
  onTicket: (ticket: string) => void;
};

/** Logs in by the site's provider: the way there, and what comes back from it in the address. */
export function ProviderLogIn({ name, onToken, onTicket }: ProviderLogInProps) {
  const [search] = useSearchParams();
  const { isBusy, failure } = useArrival({ onToken, onTicket });
  const isLeaving = useRef(false);
  const failed = `Logging in with ${name} didn't work. Try again, or use another way.`;
  const shown = failure ?? (search.get("reason") === "oidc" ? failed : undefined);

  useEffect(() => {
    // The back button may show this page as it was left.
    const stay = () => void (isLeaving.current = false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);

  const leave = (event: MouseEvent) => {
    // A second start would make the first one fail.
    if (isLeaving.current || isBusy) event.preventDefault();
    else isLeaving.current = !(event.ctrlKey || event.metaKey || event.shiftKey);
  };

  return (
    <div className={`stack ${styles.passkey}`}>
      {shown && !isBusy && <Notice key={shown}>{shown}</Notice>}
      <LinkButton
        wide
        reloadDocument
        prefetch="none"
        aria-disabled={isBusy || undefined}
        to={`${startOidc.path}?next=${encodeURIComponent(nextPathOf(search))}`}
        onClick={leave}
      >
        Sign in with {name}
      </LinkButton>
      {isBusy ? <output>Logging in…</output> : <Terms />}
    </div>
  );
}

/** What a first log-in does. */
function Terms() {
  if (useSignUpMode() !== "open") return null;
  return (
    <p className="meta">
      The first time, this creates your account, and you agree to our{" "}
      <a href={termsPath} target="_blank" rel="noopener">
        terms
      </a>{" "}
      and{" "}
      <a href={privacyPath} target="_blank" rel="noopener">
        privacy policy
      </a>
      .
    </p>
  );
}

/** Exchanges the code in the address once, and takes it out of the address and the history. */
function useArrival({ onToken, onTicket }: Omit<ProviderLogInProps, "name">) {
  const [search, setSearch] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const exchanged = useRef("");
  const code = search.get("code");

  const exchange = useEffectEvent(async (sent: string) => {
    setBusy(true);
    setFailure(undefined);
    setSearch(
      (current) => {
        current.delete("code");
        return current;
      },
      { replace: true },
    );
    try {
      await onToken(await call(exchangeOidc, { body: { code: sent } }));
    } catch (error) {
      const errorResponse = asAppError(error);
      if (typeof errorResponse?.ticket === "string") return onTicket(errorResponse.ticket);
      setBusy(false);
      setFailure(errorResponse ? reasonOf(errorResponse) : "Couldn't log in. Try again.");
    }
  });
  useEffect(() => {
    if (code === null || exchanged.current === code) return;
    exchanged.current = code;
    void exchange(code);
  }, [code]);
  return { isBusy, failure };
}
