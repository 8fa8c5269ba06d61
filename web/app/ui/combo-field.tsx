import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { counted } from "#format/plurals.ts";
import { useHydrated } from "../data/hydrated.ts";
import { pause } from "../data/pause.ts";
import { classes } from "./classes.ts";
import styles from "./combo-field.module.css";
import { Field, type FieldProps } from "./field.tsx";

type ComboFieldProps<T> = FieldProps & {
  value: string;
  onChange: (text: string) => void;
  /** The offers for the entered text. None after an error: any text is valid. */
  offers: (typed: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** The pause in typing after which `offers` is called. */
  pauseMs?: number;
  onChoose: (offer: T) => void;
  keyOf: (offer: T) => string;
  /** The names of the list, one offer and several: "Breeds", "breed", "breeds". */
  nouns: { list: string; one: string; many: string };
  /** Renders an offer in the list. */
  children: (offer: T) => ReactNode;
  /** Only an offer is valid: the field opens with all of them, and Enter takes the first that matches. */
  isChoice?: boolean;
  /** All offers of a choice as text, for browsers without scripts. */
  plainOffers?: readonly string[];
  onEnter?: () => void;
  onLeave?: () => void;
  placeholder?: string;
  maxLength?: number;
};

type Offer<T> = { is: "closed" } | { is: "open"; offers: readonly T[]; active: number };

/** A text field with suggestions. Any other text is valid too, unless it is a choice. */
export function ComboField<T>(props: ComboFieldProps<T>) {
  const { value, onChange, pauseMs = 0, onChoose, keyOf, nouns } = props;
  const { children, isChoice, plainOffers, onEnter, onLeave, placeholder, maxLength } = props;
  const plainId = useId();
  const hydrated = useHydrated();
  const withoutScripts = plainOffers && !hydrated ? { list: plainId } : undefined;
  const listId = useId();
  const { isOpen, offers, active, open, openHere, close, step } = useOffers(props, listId);
  const input = useTypedEarly(value, (typed) => {
    onEnter?.();
    onChange(typed);
    void open(typed, 0);
  });

  const choose = (chosen: T) => {
    close();
    onChoose(chosen);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && active !== undefined) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return (
    <Field {...props}>
      {(wiring) => (
        <div className={classes(styles.field, isChoice && styles.choice)}>
          <input
            {...wiring}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={maxLength}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={
              active === undefined ? undefined : `${listId}-${offers.indexOf(active)}`
            }
            {...withoutScripts}
            value={value}
            onFocus={onEnter}
            onClick={isChoice ? openHere : undefined}
            onChange={({ target }) => {
              onChange(target.value);
              void open(target.value, pauseMs);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onLeave?.();
            }}
          />
          {withoutScripts && (
            <datalist id={plainId}>
              {plainOffers?.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
          <OfferList
            id={listId}
            label={nouns.list}
            hidden={!isOpen}
            offers={offers}
            active={active}
            keyOf={keyOf}
            onChoose={choose}
          >
            {children}
          </OfferList>
          <output className="sr">{isOpen && counted(offers.length, nouns.one, nouns.many)}</output>
        </div>
      )}
    </Field>
  );
}

type OffersParts<T> = Pick<ComboFieldProps<T>, "offers" | "isChoice" | "value">;

/** The offers for what is typed, and the active one of them. */
function useOffers<T>({ offers: ask, isChoice, value }: OffersParts<T>, listId: string) {
  const [offer, setOffer] = useState<Offer<T>>({ is: "closed" });
  const asking = useRef<AbortController>(null);
  const offers = offer.is === "open" ? offer.offers : [];

  useEffect(() => () => asking.current?.abort(), []);

  useEffect(() => {
    if (offer.is === "closed") return;
    const seen = offer.active < 0 ? listId : `${listId}-${offer.active}`;
    document.getElementById(seen)?.scrollIntoView({ block: "nearest" });
  }, [offer, listId]);

  const close = () => {
    asking.current?.abort();
    setOffer({ is: "closed" });
  };

  const open = async (typed: string, ms: number) => {
    asking.current?.abort();
    const isBlank = typed.trim() === "";
    if (isBlank && !isChoice) return close();
    const { signal } = (asking.current = new AbortController());
    const load = async () => {
      if (ms > 0) await pause(ms, signal);
      return ask(typed, signal);
    };
    const found = await load().catch(() => []);
    // The text changed meanwhile, or the field was left.
    if (signal.aborted) return;
    const first = isChoice && !isBlank ? 0 : -1;
    setOffer(found.length > 0 ? { is: "open", offers: found, active: first } : { is: "closed" });
  };

  /** Opens the field without typing. */
  const openHere = () => void open(isChoice ? "" : value, 0);

  const step = (by: 1 | -1) => {
    if (offer.is !== "open") return openHere();
    const places = offers.length + 1;
    setOffer({ ...offer, active: ((offer.active + 1 + by + places) % places) - 1 });
  };

  const active = offer.is === "open" ? offers[offer.active] : undefined;
  return { isOpen: offer.is === "open", offers, active, open, openHere, close, step };
}

/** Text typed before hydration has sent no event. */
function useTypedEarly(value: string, onTyped: (typed: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? "";
    if (typed !== value && document.activeElement === input.current) onTyped(typed);
  });
  useEffect(() => takeTyped(), []);
  return input;
}

type OfferListProps<T> = Pick<ComboFieldProps<T>, "keyOf" | "onChoose" | "children"> & {
  id: string;
  label: string;
  hidden: boolean;
  offers: readonly T[];
  active: T | undefined;
};

const OfferList = <T,>(props: OfferListProps<T>) => (
  <div
    id={props.id}
    // A native datalist can't match an offer by its other names.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="listbox"
    aria-label={props.label}
    className={styles.list}
    hidden={props.hidden}
  >
    {props.offers.map((each, place) => (
      // The field handles keys and keeps the focus.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={props.keyOf(each)}
        id={`${props.id}-${place}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="option"
        aria-selected={each === props.active}
        tabIndex={-1}
        className={classes(styles.option, each === props.active && styles.active)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => props.onChoose(each)}
      >
        {props.children(each)}
      </div>
    ))}
  </div>
);
