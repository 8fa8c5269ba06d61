import { useState, type MouseEvent, type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { pictureUrl } from "#contracts/kernel/files.ts";
import { noImages, listBesties, type Besty } from "#contracts/community/gallery.ts";
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
import { LoadedSection } from "./loaded-section.tsx";
import { bestiesMax, type Section } from "./sections.ts";

const fetchFailed = "Failed to fetch images";

async function fetchBesties(): Promise<readonly Besty[]> {
  try {
    return (await call(listBesties)).images.slice(0, bestiesMax);
  } catch (error) {
    console.error(fetchFailed, error);
    throw error;
  }
}

/** The number on narrow screens, where they are a grid. */
const narrowMax = 10;

/** Photos of pets as stamps: a moving strip, or a grid on narrow screens. */
export function BestiesStrip({ section }: { section: Section<readonly Besty[]> }) {
  useEffect(() => {
    if (section.is === "missing") console.error(fetchFailed);
  }, [section.is]);
  return (
    <LoadedSection section={section} reload={fetchBesties} title={<Title />} message={noImages}>
      {(besties) => (besties.length > 0 ? <Strip besties={besties} /> : <NoBesties />)}
    </LoadedSection>
  );
}

const Title = ({ action }: { action?: ReactNode }) => (
  <Heading sentence="Pets our members travel with." action={action}>
    Besties
  </Heading>
);

function NoBesties() {
  return (
    <>
      <Title />
      <EmptyState
        drawing="photo"
        level="h3"
        title={noImages}
        sentence="Photos that members add to their galleries will appear here."
      />
    </>
  );
}

function Strip({ besties }: { besties: readonly Besty[] }) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const hydrated = useHydrated();
  const wide = useMedia("(min-width: 481px)");
  const visible = wide ? besties : besties.slice(0, narrowMax);
  const overflows = useOverflow(strip);
  const drift = useDrift({ strip, step, able: overflows });
  return (
    <>
      <Title
        action={
          <span className={styles.pause}>
            <DriftButton drift={drift} />
          </span>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only the pointer reaches the repeated stamps */}
      <div
        ref={setStrip}
        className={classes(styles.strip, !hydrated && styles.unloaded)}
        onClick={forwardClick}
      >
        <ul className={styles.besties}>
          {visible.map((besty) => (
            <BestyStamp key={besty.photoId} besty={besty} />
          ))}
        </ul>
        {overflows && (
          <ul className={styles.besties} aria-hidden inert>
            {visible.map((besty) => (
              <BestyStamp key={besty.photoId} besty={besty} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const landscape = /^\/art\/v\d+\/posters\//;

/** A photo as a stamp. Where that is a landscape of ours, the stamp has the face and the landscape is its postmark. */
function BestyStamp({ besty }: { besty: Besty }) {
  const { imageUrl, avatarUrl, username, petName, alt, animated, profileId, photoId } = besty;
  const picture = useStill(pictureUrl(imageUrl, 320), animated);
  const isPlace = landscape.test(imageUrl);
  return (
    <li>
      <Link to={photoPath(profileId, photoId)} prefetch="intent">
        <Stamp
          face={isPlace ? pictureUrl(avatarUrl, 320) : picture}
          alt={isPlace ? "" : alt}
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
              <span>@{username}</span>
            </span>
          }
        />
        {isPlace && (
          <img
            className={styles.postmark}
            src={picture}
            alt={alt}
            width={80}
            height={80}
            loading="lazy"
            decoding="async"
          />
        )}
      </Link>
    </li>
  );
}

/** Scrolls by one pixel, and back to the start at the second half, which repeats the first. */
function step(strip: HTMLElement): void {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const half = second.offsetLeft - first.offsetLeft;
  const next = strip.scrollLeft + 1;
  strip.scrollLeft = next >= half ? next - half : next;
}

/** Forwards a click on the inert second half to the same stamp in the first half. */
function forwardClick(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: strip, target, clientX, ctrlKey, metaKey, shiftKey } = event;
  const [first, second] = strip.children;
  if (target !== strip || !first || !second) return;
  const offset = clientX - second.getBoundingClientRect().left;
  const start = first.getBoundingClientRect().left;
  const original = [...first.children].find((item) => {
    const { left, right } = item.getBoundingClientRect();
    return left - start <= offset && offset < right - start;
  });
  original?.querySelector("a")?.dispatchEvent(
    new window.MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
}

/** Whether the content of a strip is wider than the strip, updated on resize. */
function useOverflow(strip: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const first = strip?.firstElementChild;
    if (!strip || !first) return;
    const update = () => setOverflows(first.scrollWidth > strip.clientWidth);
    const observer = new ResizeObserver(update);
    observer.observe(strip);
    observer.observe(first);
    return () => observer.disconnect();
  }, [strip]);
  return overflows;
}
