import {
  Hotel,
  Check,
  Coffee,
  Fence,
  Mountain,
  Bone,
  LocateFixed,
  type LucideIcon,
  Scale,
  Scissors,
  Search,
  Store,
  Siren,
  HeartPulse,
  Tent,
  TramFront,
  Trees,
  Umbrella,
  Utensils,
  X,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import type { VenueCategory } from "#contracts/lookup/tags.ts";
import { venueRadiusDefault } from "#contracts/lookup/venues.ts";
import { useReader } from "../../data/reader.ts";
import { venuesPath } from "../../links/venues.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { awayText } from "./venue-text.ts";
import { type Asked, askedPath, kindOf, kinds, radii, useNearMe } from "./venues-question.ts";
import styles from "./venues.module.css";

/** The radius that is asked for, in meters; the usual one where it is none of the choices. */
export const radiusOf = ({ radius }: Pick<Asked, "radius">): number =>
  radii.find((meters) => String(meters) === radius) ?? venueRadiusDefault;

/** The city, or the position of this device if its owner agrees. What else was asked stays. */
export function Where({ asked, problem }: { asked: Asked; problem: string | undefined }) {
  const { locate, isLocating, problem: notLocated } = useNearMe(asked);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector("input")?.focus();
  }, [problem]);
  return (
    <search>
      <Form ref={form} method="get" action={venuesPath} className={styles.where}>
        <TextField
          key={asked.city}
          name="city"
          label="City or airport"
          defaultValue={asked.city}
          maxLength={80}
          required
          autoComplete="off"
          error={problem}
        />
        {(["category", "emergency", "pets", "open", "radius", "q"] as const).map(
          (key) => asked[key] && <input key={key} type="hidden" name={key} value={asked[key]} />,
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="go" icon={<Search size={20} aria-hidden />}>
            Search
          </Button>
          <Button
            busy={isLocating}
            busyText="Locating…"
            onClick={locate}
            className={styles.scripted}
            icon={<LocateFixed size={20} aria-hidden />}
          >
            Near me
          </Button>
        </div>
      </Form>
      {notLocated && <Notice>{notLocated}</Notice>}
    </search>
  );
}

/** Chips in one line on a phone, with the chosen one in sight. */
function Choices({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (line.current && chosen) line.current.scrollLeft = chosen.offsetLeft - 60;
  }, []);
  return (
    <nav ref={line} aria-label={label} className={styles.choices}>
      {children}
    </nav>
  );
}

const icons: Partial<Record<VenueCategory, LucideIcon>> = {
  vet: HeartPulse,
  "dog-park": Fence,
  park: Trees,
  cafe: Coffee,
  restaurant: Utensils,
  hotel: Hotel,
  campsite: Tent,
  beach: Umbrella,
  trail: Mountain,
  "pet-shop": Store,
  groomer: Scissors,
  boarding: Bone,
  transport: TramFront,
  lawyer: Scale,
};

/** What is searched for: links, so that they work without scripts. */
export function Kinds({ asked }: { asked: Asked }) {
  const kind = kindOf(asked);
  return (
    <Choices label="What you need">
      {kinds.map((one) => {
        const { label, category, emergency } = one;
        const Icon = emergency ? Siren : category && icons[category];
        return (
          <Link
            key={label}
            to={askedPath(asked, { category, emergency: emergency ?? "" })}
            aria-current={one === kind ? "true" : undefined}
            className={styles.kind}
          >
            {Icon && <Icon size={18} aria-hidden />}
            {label}
          </Link>
        );
      })}
    </Choices>
  );
}

export function Narrow({ asked }: { asked: Asked }) {
  const reader = useReader();
  const radius = radiusOf(asked);
  return (
    <Choices label="Narrow down">
      {asked.q !== "" && (
        <Link to={askedPath(asked, { q: "" })} aria-current="true" className={styles.chip}>
          Name: <bdi>{asked.q}</bdi>
          <X size={16} aria-label="Remove" />
        </Link>
      )}
      <Toggle asked={asked} name="open" value="now">
        Open now
      </Toggle>
      <Toggle asked={asked} name="pets" value="yes">
        Pets allowed
      </Toggle>
      {radii.map((meters) => (
        <Link
          key={meters}
          to={askedPath(asked, { radius: String(meters) })}
          aria-current={meters === radius ? "true" : undefined}
          className={styles.chip}
        >
          {meters === radius && <Check size={16} aria-hidden />}
          Within {awayText(meters, reader)}
        </Link>
      ))}
    </Choices>
  );
}

type ToggleProps = { asked: Asked; name: "open" | "pets"; value: string; children: string };

function Toggle({ asked, name, value, children }: ToggleProps) {
  const isOn = asked[name] === value;
  return (
    <Link
      to={askedPath(asked, { [name]: isOn ? "" : value })}
      aria-current={isOn ? "true" : undefined}
      className={styles.chip}
    >
      {isOn && <Check size={16} aria-hidden />}
      {children}
    </Link>
  );
}
