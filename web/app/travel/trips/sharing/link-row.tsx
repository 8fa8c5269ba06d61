import { Check, Copy, Link2Off, Send } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { Share } from "#contracts/travel/shares.ts";
import { Button } from "../../../ui/button.tsx";
import { type Copying, useCopy } from "../../../ui/use-copy.ts";
import { shareText } from "../../labels/index.ts";
import styles from "./share-trip.module.css";
import { Until } from "./until.tsx";

type LinkRowProps = {
  link: Share;
  /** What the phone's own sharing calls it. */
  title: string;
  /** It was made just now, and is led to. */
  isNew: boolean;
  onRevoke: () => void;
};

const saidOf: Record<Copying, string> = {
  no: "",
  copied: "Link copied.",
  refused: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
};

/** A link that is good: what it shows, until when, and the ways to hand it on or to end it. */
export function LinkRow({ link, title, isNew, onRevoke }: LinkRowProps) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { copying, copy } = useCopy(link.url, address);

  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);

  // Somebody who closes the sharing has changed their mind; nothing failed.
  const send = () => navigator.share({ title, url: link.url }).catch(() => undefined);
  const canSend = isPhone() && "share" in navigator;

  return (
    <li className={styles.link}>
      <p id={id} className={styles.what}>
        <b>{shareText(link)}</b>
        <span className="meta">
          Expires <Until moment={link.expiresAt} />
        </span>
      </p>
      <input
        ref={address}
        className={styles.address}
        readOnly
        value={link.url}
        aria-label="Trip link"
        aria-describedby={id}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        {canSend && (
          <Button
            ref={first}
            small
            variant={isNew ? "pri" : "sec"}
            icon={<Send aria-hidden />}
            onClick={() => void send()}
          >
            Send link
          </Button>
        )}
        <Button
          ref={canSend ? undefined : first}
          small
          variant={isNew && !canSend ? "pri" : "sec"}
          icon={copying === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button
          small
          variant="danger"
          icon={<Link2Off aria-hidden />}
          aria-describedby={id}
          onClick={onRevoke}
        >
          Turn off
        </Button>
      </div>
      <output className={styles.said}>{saidOf[copying]}</output>
    </li>
  );
}

const isPhone = () => window.matchMedia("(pointer: coarse)").matches;
