import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { Service } from "#contracts/lookup/providers.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { logInPath } from "../../data/safe-next.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Outline } from "../../ui/skeleton.tsx";

const SuggestForm = lazy(async () => (await import("./suggest-form.tsx")).default);

type SuggestProviderProps = {
  service: Service;
  /** The name of the city. */
  city: string;
  /** The heading; without it, the question is the heading. */
  title?: string;
};

/** Invites members to suggest a provider in a city; guests log in first. */
export function SuggestProvider({ service, city, title }: SuggestProviderProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const close = () => setOpen(false);
  const question = `Do you know a good ${service} in ${city}?`;
  return (
    <section className="stack tight">
      <h2>{title ?? question}</h2>
      <p>
        {title !== undefined && `${question} `}
        We check every suggestion before we list it.
      </p>
      <div className="member-only">
        <Button icon={<Plus aria-hidden />} disabled={!hydrated} onClick={() => setOpen(true)}>
          Suggest a {service}
        </Button>
      </div>
      <div className="guest-only">
        <LinkButton to={logInPath(pathname + search)}>Log in to suggest one</LinkButton>
      </div>
      <Dialog open={open} onClose={close} title={`Suggest a ${service} in ${city}`} closable wide>
        <SuggestForm
          fallback={<Outline height={420} />}
          service={service}
          city={city}
          onClose={close}
        />
      </Dialog>
    </section>
  );
}
