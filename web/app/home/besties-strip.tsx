import { useState, type MouseEvent, type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { pictureUrl } from "#contracts/kernel/picture-url.ts";
import { noImages } from "#contracts/community/gallery-names.ts";
import { listBesties, type Besty } from "#contracts/community/gallery.ts";
import { useHydrated } from "../data/hydrated.ts";
import { call } from "../data/browser.ts";
import { DriftButton, useDrift } from "../community/gallery/index.ts";
import { photoPath } from "../links/gallery.ts";
import { useStill } from "../ui/use-still.ts";
import { classes } from "../ui/classes.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import { Stamp } from "../ui/stamp.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./besties.module.css";
import { Loading } from "./loading.tsx";
import { bestiesCount, type Part } from "./parts.ts";

const draw = async () => (await call(listBesties)).images.slice(0, bestiesCount);

/** The page comes with so many: enough to fill the strip, and more than the grid shows. */
const atFirst = 10;

/** The pets that people travel with, on stamps; a few in a grid on narrow screens. */
export function BestiesStrip({ part }: { part: Part<readonly Besty[]> }) {
  return (
    <Loading part={part} again={draw} title={<Title />} words={noImages}>
      {(besties) => (besties.length > 0 ? <Strip besties={besties} /> : <None />)}
    </Loading>
  );
}

const Title = ({ action }: { action?: ReactNode }) => (
  <Heading sentence="Seen on the road." action={action}>
    Besties
  </Heading>
);

function None() {
  return (
    <>
      <Title />
      <EmptyState
        drawing="photo"
        level="h3"
        title={noImages}
        sentence="The first picture in anybody’s gallery will hang here."
      />
    </>
  );
}

function Strip({ besties }: { besties: readonly Besty[] }) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const near = useHydrated();
  const wide = useMedia("(min-width: 481px)");
  const shown = wide ? besties : besties.slice(0, atFirst);
  const endless = useMoreThanRoom(strip);
  const drift = useDrift({ strip, step, able: endless });
  return (
    <>
      <Title
        action={
          <span className={styles.pause}>
            <DriftButton of={drift} />
          </span>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only hands reach the repeated stamps, and only they need it */}
      <div
        ref={setStrip}
        className={classes(styles.strip, !near && styles.waiting)}
        onClick={followCopy}
      >
        <ul className={styles.besties}>
          {shown.map((besty) => (
            <OneBesty key={besty.photoId} besty={besty} />
          ))}
        </ul>
        {endless && (
          <ul className={styles.besties} aria-hidden inert>
            {shown.map((besty) => (
              <OneBesty key={besty.photoId} besty={besty} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function OneBesty({ besty }: { besty: Besty }) {
  const { imageUrl, avatarUrl, username, petName, alt, animated, profileId, photoId } = besty;
  const picture = useStill(pictureUrl(imageUrl, 320), animated);
  return (
    <li>
      <Link to={photoPath(profileId, photoId)} prefetch="intent">
        <Stamp
          of={picture}
          alt={alt}
          name={petName || username}
          note={
            <span className={styles.by}>
              <img
                src={pictureUrl(avatarUrl, 320)}
                alt=""
                width={20}
                height={20}
                loading="lazy"
                decoding="async"
              />
              @{username}
            </span>
          }
        />
      </Link>
    </li>
  );
}

/** One pixel on; where the second half begins, the first one does again. */
function step(strip: HTMLElement): void {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const half = second.offsetLeft - first.offsetLeft;
  const next = strip.scrollLeft + 1;
  strip.scrollLeft = next >= half ? next - half : next;
}

/** The second half is there for the eye alone; a click on it is one on its likeness in the first. */
function followCopy(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: strip, target, clientX, ctrlKey, metaKey, shiftKey } = event;
  const [first, second] = strip.children;
  if (target !== strip || !first || !second) return;
  const across = clientX - second.getBoundingClientRect().left;
  const start = first.getBoundingClientRect().left;
  const meant = [...first.children].find((item) => {
    const { left, right } = item.getBoundingClientRect();
    return left - start <= across && across < right - start;
  });
  meant?.querySelector("a")?.dispatchEvent(
    new window.MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
}

/** Whether the first thing in a strip is wider than the strip, followed as they change. */
function useMoreThanRoom(strip: HTMLElement | null): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const first = strip?.firstElementChild;
    if (!strip || !first) return;
    const look = () => setMore(first.scrollWidth > strip.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    observer.observe(first);
    return () => observer.disconnect();
  }, [strip]);
  return more;
}
