import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { Venue } from "#contracts/lookup/venues.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { logInPath } from "../../data/safe-next.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { nameText } from "./venue-text.ts";
import styles from "./suggestions.module.css";

const SuggestForm = lazy(async () => (await import("./suggest-form.tsx")).default);

type SuggestDialogProps = { venue: Venue | null; open: boolean; onClose: () => void };

const SuggestDialog = ({ venue, open, onClose }: SuggestDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={venue ? `Correct ${nameText(venue)}` : "Suggest a place"}
    closable
    wide
  >
    <SuggestForm fallback={<Outline height={420} />} venue={venue} onClose={onClose} />
  </Dialog>
);

/** Invites members to correct a place; guests log in first. */
export function SuggestCorrection({ venue }: { venue: Venue }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <div className={`screen-only ${styles.invite}`}>
      <p>
        {venue.closedAt === null ? "Something wrong or closed?" : "Something wrong?"}{" "}
        <span className="guest-only">
          <Link to={logInPath(pathname)}>Log in to suggest a correction</Link>
        </span>
      </p>
      <div className="member-only">
        <Button small disabled={!hydrated} onClick={() => setOpen(true)}>
          Suggest a correction
        </Button>
      </div>
      <SuggestDialog venue={venue} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Invites members to suggest a place; guests log in first. */
export function SuggestPlace() {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  return (
    <section className={`screen-only ${styles.suggest}`} aria-labelledby="suggest">
      <h2 id="suggest">Is a place missing?</h2>
      <p>Tell us about it. A moderator checks every suggestion before others see it.</p>
      <div className="member-only">
        <Button icon={<Plus aria-hidden />} disabled={!hydrated} onClick={() => setOpen(true)}>
          Suggest a place
        </Button>
      </div>
      <div className="guest-only">
        <LinkButton to={logInPath(pathname + search)}>Log in to suggest a place</LinkButton>
      </div>
      <SuggestDialog venue={null} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
