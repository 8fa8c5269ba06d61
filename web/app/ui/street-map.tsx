import { divIcon, type Map as Street, map as createMap, marker, tileLayer } from "leaflet";
import { Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapTiles } from "#contracts/kernel/operator.ts";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Notice } from "./notice.tsx";
import styles from "./street-map.module.css";
import { useMedia } from "./use-media.ts";

/** A point with a name. One with a mark, such as "1", can be pressed: it opens its page, or else is shown closely. */
export type Pin = {
  latitude: number;
  longitude: number;
  label: string;
  mark?: string;
  href?: string;
};

type StreetMapProps = {
  tiles: MapTiles;
  pins: readonly Pin[];
  /** The closest view of a pin. */
  closeZoom: number;
  /** What to do if the map can't load. */
  instead: string;
  /** It is a part of a page, which wheels and single fingers go on scrolling. */
  inPage?: boolean;
  /** Sets the height, or `--frame-height`. */
  className?: string | undefined;
  onReady?: (street: Street) => void;
  /** Opens the page of a pin. */
  onOpen?: (href: string) => void;
};

/** A map of images from another server. Leaflet's own controls write HTML, which the policy of pages forbids. */
export function StreetMap(props: StreetMapProps) {
  const { tiles, closeZoom, instead, inPage = false, className, onReady, onOpen } = props;
  const { url, credit, creditLink } = tiles;
  const frame = useRef<HTMLDivElement>(null);
  const street = useRef<Street>(undefined);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const touched = useMedia("(pointer: coarse)");
  const ready = useEffectEvent((made: Street) => onReady?.(made));
  const open = useEffectEvent((href: string) => onOpen?.(href));
  const pins = JSON.stringify(props.pins);

  useEffect(() => {
    if (!frame.current) return;
    const moves = !still;
    const made = createMap(frame.current, {
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
      maxZoom: 19,
      scrollWheelZoom: !inPage,
      // Two fingers zoom and move it.
      dragging: !(inPage && touched),
    });
    let loaded = false;
    tileLayer(url, { maxZoom: 19 })
      .on("tileload", () => {
        loaded = true;
        setFailed(false);
      })
      .on("tileerror", () => setFailed(!loaded))
      .addTo(made);
    const shown: Pin[] = JSON.parse(pins);
    // Before the pins, which have no elements until the map has a view.
    made.fitBounds(
      shown.map(({ latitude, longitude }) => [latitude, longitude]),
      { maxZoom: closeZoom, padding: [36, 36] },
    );
    for (const pin of shown) {
      const { latitude, longitude, label } = pin;
      const html = elementOf(pin, open);
      const size = pin.mark === undefined ? 22 : 32;
      const isButton = pin.mark !== undefined && pin.href === undefined;
      const placed = marker([latitude, longitude], {
        icon: divIcon({ html, className: "", iconSize: [size, size] }),
        // The nearest of the results is above the others.
        zIndexOffset: -shown.indexOf(pin) * 10,
        keyboard: isButton,
        title: label,
      }).addTo(made);
      if (!isButton) continue;
      placed.getElement()?.setAttribute("aria-label", label);
      placed.on("click keypress", () => made.setView([latitude, longitude], closeZoom));
    }
    street.current = made;
    ready(made);
    return () => void made.remove();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another map
  }, [pins, url, still, touched, inPage, closeZoom, tries]);

  return (
    <div className={classes(styles.map, inPage && styles.inPage, className)}>
      <div className={styles.streets}>
        <div
          ref={frame}
          className={styles.frame}
          role="application"
          aria-label="Street map. Arrow keys move it, plus and minus zoom."
        />
        <div className={styles.zoom}>
          <IconButton label="Zoom in" onClick={() => street.current?.zoomIn()}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => street.current?.zoomOut()}>
            <Minus aria-hidden />
          </IconButton>
        </div>
      </div>
      <p className="meta">{creditLink ? <a href={creditLink}>{credit}</a> : credit}</p>
      {failed && (
        <Notice tone="due" onRetry={() => setTries(tries + 1)}>
          The street map couldn't load. {instead}
        </Notice>
      )}
    </div>
  );
}

/** A number, the same as a link, or a dot with its name. */
function elementOf({ mark, href, label }: Pin, open: (href: string) => void): HTMLElement {
  const className = (mark === undefined ? styles.dot : styles.pin) ?? "";
  const parts = { textContent: mark ?? "", className };
  if (href === undefined) {
    const element = Object.assign(document.createElement("span"), parts);
    if (mark !== undefined) return element;
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", label);
    const name = { textContent: label, className: styles.name ?? "", dir: "auto" };
    element.append(Object.assign(document.createElement("span"), name));
    return element;
  }
  const link = Object.assign(document.createElement("a"), { ...parts, href, ariaLabel: label });
  link.addEventListener("click", (event) => {
    // Another tab or window is up to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(href);
  });
  return link;
}
